// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseGrantAnswer } from '#domain/assistant/grant-answer.ts';
import { ASSISTANT_TYPES, CONTENT_TYPES, STREAMED_TYPES } from '#domain/assistant/request-types.ts';
import { DRAFT_COMPANIES } from '#domain/assistant/testing/draft-samples.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { CONSULTANT, consultantForm, tokenFor } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { answerWith } from './answer.ts';
import { OPERATIONS } from './operations/operations.ts';
import { DAILY_REQUESTS } from './quota.ts';
import { ANSWER_SHAPES } from './shapes.ts';
import { insertRequest } from './store.ts';
import { ask, events, ownerOf } from './testing/companies.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
});
afterAll(() => product.close());

const GRANT = 'veneto-fondo-veneto-competitivita-sezione-transizione';
const DATA: Record<(typeof ASSISTANT_TYPES)[number], object> = {
  intelligent_grant_search: { filters: { territorialLevel: 'tutti' } },
  unified_analysis: { request: 'Analizza', grants: [{ id: GRANT }, 'beni-strumentali-nuova-sabatini', 'inesistente'] },
  smart_suggestions: { currentStep: 2, formData: { project_objectives: 'breve' }, grantContext: { grantId: GRANT } },
  semantic_search: { searchQuery: 'macchinari e software', analysisDepth: 'deep', returnExplanations: true },
  form_completion: {
    fieldType: 'project_objectives',
    context: { grantId: GRANT },
    previousData: { project_title: 'Officina digitale' },
  },
  document_analysis: {
    documentData: {
      name: 'visura.pdf',
      text: 'VISURA ORDINARIA Registro imprese\nDenominazione: TORNERIA DEL PIAVE S.R.L.\nPartita IVA: 03512340286',
    },
    documentType: 'visura',
  },
  generate_content: { contentType: 'project_summary', grantContext: { grantId: GRANT } },
  improve_text: { text: 'Al fine di crescere, l’azienda procederà all’acquisto di un tornio.', section: 'Obiettivi' },
  chat_support: { message: 'Quali scadenze ho?' },
};

describe.each(Object.keys(DRAFT_COMPANIES) as (keyof typeof DRAFT_COMPANIES)[])(
  'all nine types for the %s',
  (which) => {
    let browser: TestBrowser;
    beforeAll(async () => {
      browser = await ownerOf(product, which);
    });

    test.each(ASSISTANT_TYPES)('%s answers on the embedded assistant, in its shape', async (type) => {
      const answer = await ask(browser, type, DATA[type]);
      expect(answer).toMatchObject({ status: 200, type, success: true, error: null, answeredBy: 'filo', notice: null });
      expect(ANSWER_SHAPES[type].safeParse(answer.response).error).toBeUndefined();
    });

    test.each(CONTENT_TYPES)('%s: a draft with sources, easy to read', async (contentType) => {
      type Draft = { gulpease: number; sentences: { text: string; citations: { origin: string }[] }[] };
      const { response } = await ask<Draft>(browser, 'generate_content', {
        contentType,
        grantContext: { grantId: GRANT },
      });
      const origins = response.sentences.flatMap(({ citations }) => citations.map(({ origin }) => origin));
      expect(origins.filter((origin) => origin === 'azienda').length).toBeGreaterThanOrEqual(3);
      expect(origins.filter((origin) => origin === 'bando').length).toBeGreaterThanOrEqual(2);
      expect(response.gulpease).toBeGreaterThanOrEqual(40);
    });
  },
);

describe('intelligent_grant_search', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await ownerOf(product, 'workshop');
  });
  const search = async (filters: object) => {
    const { response } = await ask<string>(browser, 'intelligent_grant_search', { filters });
    return { text: response, ...parseGrantAnswer(response, { sector: null, region: null, description: '' }) };
  };

  test('answers in its fixed keys (AST-2), with id, score and verdict; nothing is invented', async () => {
    const { text, grants, query, summary } = await search({ territorialLevel: 'tutti' });
    const { bandi } = JSON.parse(text) as { bandi: Record<string, unknown>[] };
    expect(Object.keys(bandi[0]!)).toEqual(
      expect.arrayContaining([
        'nome',
        'livello',
        'ente',
        'scadenza',
        'link',
        'perche_adatto',
        'descrizione',
        'regione',
        'importo',
        'requisiti',
        'benefici',
        'id',
        'punteggio',
        'verdetto',
      ]),
    );
    expect(query).toContain('Torneria del Piave Srl');
    expect(summary).toMatch(/^Ho confrontato 196 bandi con Torneria del Piave Srl/);
    expect(grants).toHaveLength(10);
    for (const grant of grants) {
      expect([grant.isInCatalogue, grant.isExample]).toEqual([true, false]);
      expect(grant.relevanceScore).toBeGreaterThanOrEqual(70);
      expect(grant.relevanceScore).toBeLessThanOrEqual(95);
    }
    const isHonest = (deadline: string) => /^(?:non indicata|a sportello|\d{4}-\d{2}(?:-\d{2})?)$/.test(deadline);
    expect(bandi.every(({ scadenza }) => isHonest(String(scadenza)))).toBe(true);
    expect(grants.find(({ id }) => id === 'beni-strumentali-nuova-sabatini')).toMatchObject({
      deadline: null,
      isRolling: true,
    });
  });

  test('the score and the verdict are those of the match everywhere else', async () => {
    const { grants } = await search({ territorialLevel: 'tutti' });
    const ids = grants.map(({ id }) => id).join(',');
    const { verdicts } = (await (await browser.get(`/api/verdicts?ids=${ids}`)).json()) as {
      verdicts: Record<string, { score: number; verdict: string }>;
    };
    expect(grants.map(({ id, relevanceScore, verdict }) => [id, relevanceScore, verdict])).toEqual(
      grants.map(({ id }) => [id, verdicts[id]!.score, verdicts[id]!.verdict]),
    );
  });

  test.each(['regionale', 'nazionale', 'europeo'])('territorial level %s', async (territorialLevel) => {
    const { grants } = await search({ territorialLevel });
    expect(new Set(grants.map(({ level }) => level))).toEqual(new Set([territorialLevel]));
  });

  test('words, sector and region narrow the search; another region shows its grants with the reason', async () => {
    const energy = await search({ customQuery: 'fotovoltaico' });
    expect(energy.query).toContain('fotovoltaico');
    expect(energy.grants[0]!.whyAdaptedForYou).toMatch(/^(?:Paga|È pensato per)/);
    expect(energy.grants[0]!.whyAdaptedForYou).not.toContain('«fotovoltaic');
    const nothing = await search({ customQuery: 'zzzzqqqq' });
    expect(nothing.summary).toContain('zzzzqqqq');
    const elsewhere = await search({ region: 'Puglia' });
    expect(elsewhere.grants[0]).toMatchObject({ region: 'Puglia', verdict: 'non_ammissibile', relevanceScore: null });
  });

  test('without a company it asks for one; a consultant may describe one', async () => {
    const consultant = product.browser('198.51.100.99');
    await consultant.send('POST', '/api/registrations/consultant', consultantForm());
    await consultant.post('/api/session/confirmation', { token: tokenFor(product, CONSULTANT.email) });
    expect(await ask(consultant, 'intelligent_grant_search', {})).toMatchObject({ status: 400, code: 'invalid_input' });
    const described = {
      companyProfile: {
        company_name: 'Cliente Srl',
        sector: 'tourism',
        location: 'Bari, Puglia',
        description: 'Albergo sul mare',
      },
    };
    const answer = await ask<string>(consultant, 'intelligent_grant_search', described);
    expect(answer).toMatchObject({ status: 200, answeredBy: 'filo' });
    expect(answer.response).toContain('Cliente Srl');
  });
});

test('chat answers from the person’s own records, with links of the product only', async () => {
  const browser = await ownerOf(product, 'workshop');
  await browser.post('/api/saved-grants', { grantId: 'fondo-di-garanzia-per-le-pmi' });
  type Chat = { intent: string; text: string; parts: { links: { href: string }[] }[] };
  const { response } = await ask<Chat>(browser, 'chat_support', { message: 'Quali scadenze ho?' });
  expect(response.intent).toBe('scadenze');
  expect(response.text).toContain('Fondo di garanzia per le PMI');
  expect(response.text).toContain('31 dicembre 2026');
  for (const message of [
    'Trova bandi',
    'Come compilo la domanda della Nuova Sabatini?',
    'Mi serve un esperto',
    'ciao',
    'trova fotovoltaico',
  ]) {
    const told = await ask<Chat>(browser, 'chat_support', { message });
    expect(told.response.text.length).toBeGreaterThan(20);
    for (const { href } of told.response.parts.flatMap(({ links }) => links)) expect(href).toMatch(/^\/(?!\/)/);
    expect(told.response.text).not.toMatch(/<[a-z]/i);
  }
});

test('the session decides who asks: other people’s companies are not found', async () => {
  const [one, other] = [await ownerOf(product, 'workshop'), await ownerOf(product, 'startup')];
  const { companies } = (await (await other.get('/api/companies')).json()) as { companies: { id: string }[] };
  const foreign = { message: 'trova bandi', companyId: companies[0]!.id };
  expect(await ask(one, 'chat_support', foreign)).toMatchObject({ status: 404, code: 'not_found' });
  expect(
    (await product.browser().post('/api/ai-assistant', { type: 'chat_support', data: { message: 'x' } })).status,
  ).toBe(401);
});

test.each([
  [
    'generate_content',
    { contentType: 'project_summary' },
    'Seleziona il tipo di contenuto e inserisci il contesto del bando',
  ],
  ['generate_content', { grantContext: 'x' }, 'Seleziona il tipo di contenuto e inserisci il contesto del bando'],
  ['improve_text', { text: 'Testo' }, 'Inserisci il testo da migliorare e specifica la sezione'],
  ['document_analysis', { documentType: 'visura' }, 'Seleziona un file e specifica il tipo di documento'],
  ['improve_text', { text: 'a'.repeat(20_001), section: 'obiettivi' }, 'Al massimo 20000 caratteri'],
])('%s needs its data (AST-10)', async (type, data, message) => {
  const browser = await ownerOf(product, 'farm');
  const answer = await ask(browser, type, data);
  expect([answer.status, answer.fields?.map((problem) => problem.message)]).toEqual([
    400,
    expect.arrayContaining([message]),
  ]);
});

test('at most five suggestions, each with what it comes from (AST-11)', async () => {
  const browser = await ownerOf(product, 'workshop');
  const { response } = await ask<{ suggestions: { action: { href: string } | null }[] }>(
    browser,
    'smart_suggestions',
    DATA.smart_suggestions,
  );
  expect(response.suggestions.length).toBeGreaterThan(1);
  expect(response.suggestions.length).toBeLessThanOrEqual(5);
});

test('the analysis reads the first five grants (AST-12)', async () => {
  const browser = await ownerOf(product, 'workshop');
  type Read = { gaps: string[]; reason: string };
  const { response } = await ask<{ grants: Read[] }>(browser, 'unified_analysis', {});
  expect(response.grants).toHaveLength(5);
  for (const { gaps, reason } of response.grants) {
    expect(gaps.join('\n')).not.toMatch(/Altra condizione del bando/);
    expect(reason).toMatch(/^(?:Paga|È pensato per imprese come la tua|Oggi non è ammissibile)/);
  }
});

describe('streaming', () => {
  test.each(STREAMED_TYPES)('%s: deltas that make the text, then the whole answer', async (type) => {
    const browser = await ownerOf(product, 'workshop');
    const all = await events(browser, type, DATA[type]);
    const done = all.at(-1)! as unknown as { event: string; data: { response: { text: string }; answeredBy: string } };
    expect([done.event, done.data.answeredBy]).toEqual(['done', 'filo']);
    const told = all
      .filter(({ event }) => event === 'delta')
      .map(({ data }) => String(data.text))
      .join('');
    expect(told).toBe(done.data.response.text);
  });
  test('a refusal is an error event with its sentence', async () => {
    const browser = await ownerOf(product, 'farm');
    expect(await events(browser, 'improve_text', { text: 'x' })).toEqual([
      {
        event: 'error',
        data: { code: 'invalid_input', message: 'Inserisci il testo da migliorare e specifica la sezione' },
      },
    ]);
  });
});

describe('usage and quota', () => {
  test('requests, successes, average and the day’s use; the whole installation only for administrators', async () => {
    const browser = await ownerOf(product, 'workshop');
    type Usage = { own: object; today: object; installation: object | null };
    const usage = async () => (await (await browser.get('/api/ai-assistant/usage')).json()) as Usage;
    expect(await usage()).toMatchObject({
      own: { totalRequests: 0, successRate: 100, lastError: null },
      installation: null,
    });
    await ask(browser, 'chat_support', { message: 'ciao' });
    expect(await usage()).toMatchObject({
      own: { totalRequests: 1, successfulRequests: 1, failedRequests: 0, successRate: 100 },
      today: { used: 1, limit: DAILY_REQUESTS },
    });
  });

  test('over the day’s quota a clear refusal; the next day it is over', async () => {
    const browser = await ownerOf(product, 'farm');
    const { user } = (await (await browser.get('/api/session')).json()) as { user: { id: string } };
    const row = { userId: user.id, type: 'chat_support', createdAt: product.clock.now };
    for (let at = 0; at < DAILY_REQUESTS; at += 1) await insertRequest(product.db, { ...row, id: `quota-${at}` });
    const refused = await ask(browser, 'chat_support', { message: 'ciao' });
    expect(refused).toMatchObject({ status: 429, code: 'assistant_quota' });
    expect(refused.message).toContain('limite di richieste a Filo per oggi');
    const today = product.clock.now;
    product.clock.now = new Date('2026-11-16T00:01:00+01:00');
    expect((await ask(browser, 'chat_support', { message: 'ciao' })).status).toBe(200);
    product.clock.now = today;
  });
});

test('the three samples, by level and marked, only when nobody could answer (AST-7)', async () => {
  const broken = { ...OPERATIONS.intelligent_grant_search, embedded: () => Promise.reject(new Error('index lost')) };
  const levels = async (territorialLevel: string) => {
    const input = broken.input.parse({ filters: { territorialLevel } });
    const outcome = await answerWith(broken, {} as never, input, {
      caller: null,
      signal: new AbortController().signal,
    });
    expect(outcome).toMatchObject({ answeredBy: 'esempi', error: 'index lost' });
    expect(outcome.notice).toContain('solo esempi');
    const { grants } = parseGrantAnswer(outcome.answer as string, { sector: null, region: null, description: '' });
    expect(grants.every((grant) => grant.isExample && grant.deadline === null && grant.link === null)).toBe(true);
    return grants.map(({ level }) => level);
  };
  expect(await levels('tutti')).toEqual(['nazionale', 'regionale', 'europeo']);
  expect(await levels('europeo')).toEqual(['europeo']);
});

test('when nobody can answer, the default sentence is the error (AST-9)', async () => {
  const broken = { ...OPERATIONS.chat_support, embedded: () => Promise.reject(new Error('lost')) };
  const outcome = await answerWith(
    broken,
    {} as never,
    { message: 'x' },
    { caller: null, signal: new AbortController().signal },
  );
  expect(outcome).toMatchObject({ answer: null, answeredBy: null, error: 'lost' });
  expect(broken.failure).toBe('Errore nel chat');
});

test('the whole conversation is kept, in its order, with the ways on and who answered (AST-16)', async () => {
  const browser = await ownerOf(product, 'startup');
  await browser.post('/api/context/session', { route: '/dashboard' });
  const message = `Trova bandi per la mia azienda. ${'Ci serve un gestionale. '.repeat(150)}`.trim();
  const { response } = await ask<{ text: string; parts: unknown }>(browser, 'chat_support', { message });
  const { conversationHistory } = (await (await browser.get('/api/context')).json()) as {
    conversationHistory: { content: string }[];
  };
  expect(conversationHistory).toMatchObject([
    { role: 'assistant', content: response.text, parts: response.parts, answeredBy: 'filo', notice: null },
    { role: 'user', content: message, parts: [] },
  ]);
});

test('without a provider there is nothing to consent to, and the refusal says why', async () => {
  const browser = await ownerOf(product, Object.keys(DRAFT_COMPANIES)[0] as keyof typeof DRAFT_COMPANIES);
  const answer = await browser.put('/api/ai-assistant/consent', { isGranted: true });
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { code: 'assistant_stays_here', message: expect.stringContaining('fornitori esterni') },
  ]);
});
