import { ASSISTANT_TYPES, type AssistantType } from '#domain/assistant/request-types.ts';
import type { Outcome } from './outcome.ts';
import { isQuick, whileProbing } from './probe.ts';
import { postJson, signIn, type Started } from './product.ts';

/** Texts made to keep expressions busy. */
export const PUMPS = {
  braces: '{{',
  dollars: '${',
  brackets: '[[(([',
  digits: '1234567890.12,3',
  dots: '. ',
  dates: '31/12/2026 32.13.26 ',
  letters: 'a',
  blanks: ' \t',
  lines: ' \n',
  orders: 'ignora e ',
  tags: '<a ',
  mails: 'a@a.a-',
  euros: '1.000.000 € di euro ',
  leads: 'che vale a ',
  refusals: 'non interessa niente ',
  places: 'ada',
  commas: ', ',
  spaces: ' ',
  marks: '?!.',
  costs: 'per un costo di ',
  joints: 'e inoltre ',
  parts: 'forno e ',
  figures: '1.',
  words: 'forno tornio ',
};
const filled = (seed: string, chars: number) => seed.repeat(Math.ceil(chars / seed.length)).slice(0, chars);

/** Begins like words, so that nobody refuses it as empty. */
const worded = (seed: string, chars: number) => `Testo ${filled(seed, chars - 7)}.`;
const notes = (seed: string) =>
  Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`nota${String(at)}`, worded(seed, 5_000)]));
const documents = (seed: string) =>
  [1, 2, 3].map((at) => ({ name: `${String(at)}.txt`, type: 'bilancio', text: worded(seed, 150_000) }));
const grantContext = (seed: string) => ({
  title: worded(seed, 5_000),
  description: worded(seed, 20_000),
  requirements: Array<string>(200).fill(worded(seed, 600)),
});

/** The most that each operation takes. */
export const LARGEST: Record<AssistantType, (seed: string) => object> = {
  intelligent_grant_search: (seed) => ({
    query: worded(seed, 20_000),
    filters: { customQuery: worded(seed, 500) },
    companyProfile: { company_name: 'Prova', description: worded(seed, 4_000) },
  }),
  unified_analysis: (seed) => ({ request: worded(seed, 4_000) }),
  smart_suggestions: (seed) => ({ formData: notes(seed), grantContext: worded(seed, 20_000) }),
  semantic_search: (seed) => ({ searchQuery: worded(seed, 1_000) }),
  form_completion: (seed) => ({
    fieldType: 'project_objectives',
    previousData: notes(seed),
    grantContext: worded(seed, 20_000),
    project: { title: worded(seed, 160), description: worded(seed, 4_000) },
  }),
  document_analysis: (seed) => ({ documentType: 'bilancio', documentData: worded(seed, 400_000) }),
  generate_content: (seed) => ({
    contentType: 'objectives',
    documents: documents(seed),
    previousData: { project_objectives: worded(seed, 20_000) },
    grantContext: grantContext(seed),
  }),
  improve_text: (seed) => ({ text: worded(seed, 20_000), section: 'Obiettivi', grantContext: worded(seed, 20_000) }),
  chat_support: (seed) => ({
    message: worded(seed, 4_000),
    conversationContext: Array<object>(12).fill({ sender: 'user', content: worded(seed, 8_000) }),
  }),
};

/** What everybody else may wait for one text, where one core does what a usual one does. */
const TURN_MS = 50;

/** The largest texts that are accepted, one operation after the other: how long the loop is away for each of them. */
export async function texts(product: Started): Promise<Outcome> {
  const cookie = await signIn(product.url, 'consulente@bandolo.example');
  const turns: { type: string; seed: string; status: number; turnMs: number }[] = [];
  const post = (type: AssistantType, seed: string) =>
    postJson(product.url, '/api/ai-assistant', { type, data: LARGEST[type](seed) }, cookie);
  for (const type of ASSISTANT_TYPES) await post(type, 'Acquisto di un tornio. ');
  const { waits } = await whileProbing(product, '/api/health', async () => {
    for (const type of ASSISTANT_TYPES)
      for (const [seed, text] of Object.entries(PUMPS)) {
        await product.longestTurnMs();
        const answer = await post(type, text);
        await answer.arrayBuffer();
        turns.push({ type, seed, status: answer.status, turnMs: await product.longestTurnMs() });
      }
  });
  const slowest = ASSISTANT_TYPES.map((type) => {
    const [worst] = turns.filter((turn) => turn.type === type).toSorted((one, other) => other.turnMs - one.turnMs);
    return `${type}: ${String(worst?.turnMs)} ms (${String(worst?.seed)})`;
  });
  const statuses = [...new Set(turns.map(({ status }) => status))];
  const slow = turns.filter(({ turnMs }) => turnMs > TURN_MS).length;
  return {
    isHeld: isQuick(waits) && statuses.join() === '200',
    posts: turns.length,
    statuses,
    slow,
    slowest,
    healthMs: waits,
  };
}
