import { ASSISTANT_TYPES, type AssistantType } from '#domain/assistant/request-types.ts';
import { DRAFT_COMPANIES } from '#domain/assistant/testing/draft-samples.ts';
import { ANSWER_CEILING_MS } from '#domain/constants.ts';
import { ask, ownerOf } from '#server/features/assistant/testing/companies.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { startTestProduct } from '#server/testing/test-product.ts';
import { generate } from './search-generate.ts';

/**
 * How long the embedded assistant takes over HTTP beside a catalogue of so many grants (6,000 unless told otherwise),
 * beside its ceilings (AST-14), and its answers in a talk beside theirs.
 */
const GRANTS = Number(process.argv[2] ?? 6_000);
const ROUNDS = 15;
const TALK_MEDIAN_MS = 150;
/** As the web client sends them. */
const PAST_MESSAGES = 12;
const GRANT = 'beni-strumentali-nuova-sabatini';
const CEILING: Record<AssistantType, number> = {
  intelligent_grant_search: ANSWER_CEILING_MS.analysis,
  unified_analysis: ANSWER_CEILING_MS.analysis,
  semantic_search: ANSWER_CEILING_MS.analysis,
  smart_suggestions: ANSWER_CEILING_MS.suggestions,
  form_completion: ANSWER_CEILING_MS.content,
  generate_content: ANSWER_CEILING_MS.content,
  document_analysis: ANSWER_CEILING_MS.document,
  improve_text: ANSWER_CEILING_MS.improvement,
  chat_support: ANSWER_CEILING_MS.chat,
};
const TEXT = 'Al fine di ridurre i consumi, l’azienda procederà all’acquisto di un tornio nuovo. '.repeat(40);
const DATA: Record<AssistantType, object> = {
  intelligent_grant_search: { filters: { customQuery: 'macchinari' } },
  unified_analysis: {},
  semantic_search: { searchQuery: 'macchinari e software per la produzione' },
  smart_suggestions: { grantContext: GRANT, formData: { project_objectives: '' } },
  form_completion: { fieldType: 'project_objectives', context: { grantId: GRANT } },
  generate_content: { contentType: 'project_summary', grantContext: GRANT },
  document_analysis: {
    documentData: `VISURA ORDINARIA Registro imprese\nPartita IVA: 03512340286\n${TEXT.repeat(20)}`,
    documentType: 'visura',
  },
  improve_text: { text: TEXT, section: 'Obiettivi' },
  chat_support: { message: 'Trova bandi per macchinari' },
};

/** One talk of every kind of question: no two messages alike, so that nothing is answered from memory. */
const TALK = [
  'ho un panificio e devo cambiare il forno, c’è qualcosa a fondo perduto?',
  'e per assumere un apprendista?',
  'possiamo fare la nuova sabatini per i computer nuovi?',
  'quanto mi danno su 120mila?',
  'e se il tornio è 4.0?',
  'quando apre brevetti+?',
  'che documenti servono?',
  'meglio smart&start o ON nuove imprese a tasso zero?',
  'sabatini e credito zes si possono sommare?',
  'quanto de minimis ci resta?',
  'posso già firmare l’ordine?',
  'quando uno è impresa in difficoltà?',
  'ho un cliente, srl a Bari, tornio da 90.000',
  'e in Lombardia?',
  'quali bandi scadono entro fine mese?',
  'tra quelli aperti adesso qual è il migliore per noi?',
  'il consulente chiede il 10% solo se vinciamo, è normale?',
  'come cambio la password?',
  'xke nn posso fare resto al sud?',
  'contributi per consumare meno energia',
];

const product = await startTestProduct();
const bundled = loadBundledCatalogue();
const more = GRANTS > bundled.length ? generate(GRANTS - bundled.length, bundled).grants : [];
await prepareCatalogue(product.services, [...bundled, ...more]);
const talk: number[] = [];
const times = new Map<AssistantType, number[]>();
for (const which of Object.keys(DRAFT_COMPANIES) as (keyof typeof DRAFT_COMPANIES)[]) {
  const browser = await ownerOf(product, which);
  for (const type of ASSISTANT_TYPES) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      const { success } = await ask(browser, type, DATA[type]);
      if (!success) throw new Error(`${type} failed for ${which}`);
      times.set(type, [...(times.get(type) ?? []), performance.now() - startedAt]);
    }
  }
  const conversationContext: { sender: string; content: string }[] = [];
  for (const message of TALK) {
    const startedAt = performance.now();
    const answer = await ask<{ text: string }>(browser, 'chat_support', {
      message,
      conversationContext: conversationContext.slice(-PAST_MESSAGES),
    });
    talk.push(performance.now() - startedAt);
    conversationContext.push({ sender: 'user', content: message }, { sender: 'ai', content: answer.response.text });
  }
}
await product.close();
console.log('type                       median ms   worst ms   ceiling ms');
for (const [type, all] of times) {
  const sorted = all.toSorted((one, other) => one - other);
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!];
  console.log(
    `${type.padEnd(26)} ${median.toFixed(1).padStart(9)}  ${worst.toFixed(1).padStart(9)}  ${String(CEILING[type]).padStart(11)}`,
  );
  if (worst > CEILING[type]) process.exitCode = 1;
}
const sorted = talk.toSorted((one, other) => one - other);
const median = sorted[Math.floor(sorted.length / 2)]!;
console.log(
  `a talk beside ${bundled.length + more.length} grants: ${talk.length} answers, median ${median.toFixed(1)} ms (at most ${TALK_MEDIAN_MS}), worst ${sorted.at(-1)!.toFixed(1)} ms`,
);
if (median > TALK_MEDIAN_MS) process.exitCode = 1;
