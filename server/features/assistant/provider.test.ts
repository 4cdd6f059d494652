// One database is enough: what a provider does, and what is done when it fails, is no matter of the store.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseGrantAnswer } from '#domain/assistant/grant-answer.ts';
import { INJECTIONS } from '#domain/assistant/testing/injections.ts';
import { installationChanged } from '#server/features/installation/service.ts';
import { installationSettings } from '#server/features/installation/tables.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { BREAKER, createCircuitBreaker } from './provider/circuit-breaker.ts';
import { aiRequests } from './tables.ts';
import { ask, events, ownerOf } from './testing/companies.ts';
import { startFakeModel, type Behaviour, type FakeModel } from './testing/fake-model.ts';

const GRANT = 'beni-strumentali-nuova-sabatini';
const CEILING_MS = 15_000;
let product: TestProduct;
let model: FakeModel;
let browser: TestBrowser;
beforeAll(async () => {
  model = await startFakeModel();
  product = await startTestProduct({ env: { ai: { baseUrl: model.baseUrl, apiKey: 'k', model: 'fake' } } });
  await prepareCatalogue(product.services);
  browser = await ownerOf(product, 'workshop');
  await browser.put('/api/ai-assistant/consent', { isGranted: true });
});
afterAll(async () => {
  await product.close();
  await model.close();
});
/** Past every pause, so that each test finds the provider open. */
beforeEach(() => {
  product.clock.now = new Date(product.clock.now.getTime() + BREAKER.pauseMs * 2);
  model.prompts.length = 0;
  model.state.calls = 0;
});

const behave = (behaviour: Behaviour) => void (model.state.behaviour = behaviour);
const chat = (message = 'Quali scadenze ho?') => ask<{ text: string }>(browser, 'chat_support', { message });
const heal = async () => {
  behave({ kind: 'ok', text: 'Le scadenze sono nella tua lista.' });
  product.clock.now = new Date(product.clock.now.getTime() + BREAKER.pauseMs * 2);
  await chat();
};

describe('consent', () => {
  test('says where the data go; without it only the embedded assistant answers', async () => {
    const other = await ownerOf(product, 'farm');
    behave({ kind: 'ok', text: 'Risposta del servizio.' });
    const before = (await (await other.get('/api/ai-assistant/consent')).json()) as { explanation: string };
    expect(before).toMatchObject({
      isProviderConfigured: true,
      host: model.host,
      isGranted: false,
      company: { companyName: 'Cascina Verde' },
    });
    expect(before.explanation).toContain(model.host);
    expect(await ask(other, 'chat_support', { message: 'ciao' })).toMatchObject({ answeredBy: 'filo', notice: null });
    expect(model.state.calls).toBe(0);
    await other.put('/api/ai-assistant/consent', { isGranted: true });
    expect(await ask(other, 'chat_support', { message: 'ciao' })).toMatchObject({ answeredBy: 'provider' });
    await product.db.insert(installationSettings).values({ id: 1, switchedOff: ['assistente_esterno'] });
    installationChanged(product.services);
    expect(await ask(other, 'chat_support', { message: 'ciao' })).toMatchObject({ answeredBy: 'filo', notice: null });
    await product.db.delete(installationSettings);
    installationChanged(product.services);
    await other.put('/api/ai-assistant/consent', { isGranted: false });
    expect(await ask(other, 'chat_support', { message: 'ciao' })).toMatchObject({ answeredBy: 'filo' });
  });
});

describe('a provider that answers', () => {
  test('chat: its words, our links; tokens are counted', async () => {
    behave({ kind: 'ok', text: 'Hai una scadenza a dicembre.' });
    const answer = await ask<{ text: string; parts: { links: { href: string }[] }[] }>(browser, 'chat_support', {
      message: 'Quali scadenze ho?',
    });
    expect(answer).toMatchObject({
      success: true,
      answeredBy: 'provider',
      notice: null,
      response: { text: 'Hai una scadenza a dicembre.' },
    });
    expect(answer.response.parts[0]!.links.every(({ href }) => href.startsWith('/'))).toBe(true);
    const usage = (await (await browser.get('/api/ai-assistant/usage')).json()) as {
      own: { inputTokens: number; outputTokens: number };
    };
    expect([usage.own.inputTokens > 0, usage.own.outputTokens > 0]).toEqual([true, true]);
  });

  test('search: chosen grants keep the catalogue’s facts, unknown ones come without a link', async () => {
    behave({
      kind: 'ok',
      text: '```json\n{"bandi":[{"id":"beni-strumentali-nuova-sabatini","nome":"X","scadenza":"01/01/2030","link":"https://evil.example","perche_adatto":"Per i tuoi torni.","punteggio":99},{"nome":"Bando inventato","link":"https://evil.example"}],"riassunto":"Due proposte."}\n```',
    });
    const answer = await ask<string>(browser, 'intelligent_grant_search', {});
    expect(answer.answeredBy).toBe('provider');
    expect(answer.response).not.toContain('evil.example');
    const { grants, summary } = parseGrantAnswer(answer.response, { sector: null, region: null, description: '' });
    expect(summary).toBe('Due proposte.');
    expect(grants[0]).toMatchObject({
      name: 'Beni strumentali – Nuova Sabatini',
      deadline: null,
      whyAdaptedForYou: 'Per i tuoi torni.',
      isInCatalogue: true,
    });
    expect(grants[0]!.relevanceScore).toBeLessThanOrEqual(95);
    expect(grants[1]).toMatchObject({ name: 'Bando inventato', link: null, deadline: null, isInCatalogue: false });
  });

  test('drafts: a figure without a source becomes a gap', async () => {
    behave({
      kind: 'ok',
      text: 'Torneria del Piave Srl ha sede a Treviso e conta 18 addetti. Il mercato vale 7.350.000 € e cresce del 12%.\n\nIl bando è la Nuova Sabatini.',
    });
    const { response, answeredBy } = await ask<{ text: string; sentences: { citations: unknown[] }[] }>(
      browser,
      'generate_content',
      { contentType: 'market_analysis', grantContext: GRANT },
    );
    expect(answeredBy).toBe('provider');
    expect(response.text).toContain('18 addetti');
    expect(response.text).not.toMatch(/7\.350\.000|12%/);
    expect(response.text).toContain('[DA COMPLETARE: dato da verificare]');
    expect(response.sentences[0]!.citations.length).toBeGreaterThan(1);
  });

  test('a stream tells its deltas, then the whole answer', async () => {
    behave({ kind: 'ok', text: 'Hai una scadenza a dicembre.' });
    const all = await events(browser, 'chat_support', { message: 'Quali scadenze ho?' });
    expect(
      all
        .filter(({ event }) => event === 'delta')
        .map(({ data }) => String(data.text))
        .join(''),
    ).toBe('Hai una scadenza a dicembre.');
    expect(all.at(-1)).toMatchObject({ event: 'done', data: { answeredBy: 'provider' } });
  });

  test('who closes the connection stops the provider; it counts neither as success nor as failure', async () => {
    behave({ kind: 'hanging' });
    const answer = await browser.post('/api/ai-assistant/stream', {
      type: 'chat_support',
      data: { message: 'Quali scadenze ho?' },
    });
    const reader = answer.body!.getReader();
    await expect.poll(() => model.state.calls, { timeout: 10_000 }).toBe(1);
    await reader.cancel();
    const cancelled = () => product.db.select().from(aiRequests).where(eq(aiRequests.isCancelled, true));
    await expect.poll(async () => (await cancelled()).length, { timeout: 10_000 }).toBe(1);
    behave({ kind: 'ok', text: 'Di nuovo qui.' });
    expect(await chat()).toMatchObject({ answeredBy: 'provider' });
  });
});

describe('a provider that fails: the embedded answer, and it says so', () => {
  const FAILURES: [string, Behaviour, string][] = [
    ['500', { kind: 'status', status: 500 }, 'errore del servizio'],
    ['429', { kind: 'status', status: 429 }, 'troppe richieste'],
    ['401', { kind: 'status', status: 401 }, 'errore del servizio'],
    ['garbage', { kind: 'garbage' }, 'risposta non leggibile'],
    ['truncated', { kind: 'truncated' }, 'risposta non leggibile'],
    ['HTML', { kind: 'html' }, 'risposta non leggibile'],
    ['64 MB', { kind: 'huge' }, 'risposta troppo grande'],
    ['a dropped connection', { kind: 'dropped' }, 'non raggiungibile'],
    ['hanging', { kind: 'hanging' }, 'troppo lento'],
  ];
  test.each(FAILURES)('%s', async (_name, behaviour, reason) => {
    behave(behaviour);
    const startedAt = performance.now();
    const answer = await chat();
    expect(performance.now() - startedAt).toBeLessThan(CEILING_MS);
    expect(answer).toMatchObject({ success: true, error: null, answeredBy: 'filo' });
    expect(answer.notice).toBe(
      `Il servizio esterno di IA non ha risposto (${reason}): ha risposto Filo, l’assistente integrato.`,
    );
    expect(answer.response.text.length).toBeGreaterThan(20);
    await heal();
  });

  test('64 MB are cut after the first megabytes', async () => {
    behave({ kind: 'huge' });
    await chat();
    expect(model.state.sentBytes).toBeLessThan(16 * 1024 * 1024);
    await heal();
  });

  test('a slow answer still counts', async () => {
    behave({ kind: 'slow', text: 'Eccomi.', ms: 700 });
    expect(await chat()).toMatchObject({ answeredBy: 'provider', response: { text: 'Eccomi.' } });
  });

  test('a stream that fails ends with the embedded answer', async () => {
    behave({ kind: 'status', status: 500 });
    const all = await events(browser, 'chat_support', { message: 'Quali scadenze ho?' });
    expect(all.at(-1)).toMatchObject({ event: 'done', data: { success: true, answeredBy: 'filo' } });
    await heal();
  });

  test('JSON of another shape is no answer', async () => {
    behave({ kind: 'ok', text: '{"grants": 7}' });
    expect(await ask(browser, 'unified_analysis', { grants: [GRANT] })).toMatchObject({
      answeredBy: 'filo',
      success: true,
    });
    await heal();
  });

  test('the error is recorded and the rest of the product works on', async () => {
    behave({ kind: 'status', status: 500 });
    await chat();
    const usage = (await (await browser.get('/api/ai-assistant/usage')).json()) as {
      own: { lastError: string; failedRequests: number };
    };
    expect(usage.own.lastError).toContain('errore del servizio');
    expect(usage.own.failedRequests).toBeGreaterThan(0);
    expect((await browser.get('/api/grants?q=sabatini')).status).toBe(200);
    await heal();
  });
});

describe('the breaker', () => {
  test('opens after repeated failures, then nobody waits; it tries again after the pause', async () => {
    behave({ kind: 'status', status: 500 });
    for (let at = 0; at < BREAKER.failures; at += 1) await chat();
    const calls = model.state.calls;
    const paused = await chat();
    expect(model.state.calls).toBe(calls);
    expect(paused).toMatchObject({ answeredBy: 'filo', success: true });
    expect(paused.notice).toContain('in pausa');
    product.clock.now = new Date(product.clock.now.getTime() + BREAKER.pauseMs + 1);
    behave({ kind: 'ok', text: 'Sono tornato.' });
    expect(await chat()).toMatchObject({ answeredBy: 'provider', response: { text: 'Sono tornato.' } });
  });

  test('half open lets one call through; its failure starts the pause again', () => {
    let now = 0;
    const breaker = createCircuitBreaker(() => now, { failures: 2, pauseMs: 100 });
    breaker.failed();
    expect([breaker.state(), breaker.tryEnter()]).toEqual(['closed', true]);
    breaker.failed();
    expect([breaker.state(), breaker.tryEnter()]).toEqual(['open', false]);
    now = 100;
    expect([breaker.state(), breaker.tryEnter(), breaker.tryEnter()]).toEqual(['half_open', true, false]);
    breaker.failed();
    expect(breaker.state()).toBe('open');
    now = 250;
    expect(breaker.tryEnter()).toBe(true);
    breaker.succeeded();
    expect([breaker.state(), breaker.tryEnter()]).toEqual(['closed', true]);
  });

  test('a clock that is set back makes no pause longer', () => {
    let now = 1_000_000;
    const breaker = createCircuitBreaker(() => now, { failures: 1, pauseMs: 100 });
    breaker.failed();
    expect(breaker.tryEnter()).toBe(false);
    now -= 3_600_000;
    expect(breaker.tryEnter()).toBe(true);
  });
});

describe('prompts', () => {
  const ALL: [string, object][] = [
    ['intelligent_grant_search', { filters: { customQuery: 'macchinari' } }],
    ['unified_analysis', { request: 'Analizza', grants: [GRANT] }],
    ['smart_suggestions', { grantContext: GRANT }],
    ['semantic_search', { searchQuery: 'macchinari' }],
    ['form_completion', { fieldType: 'project_objectives', context: { grantId: GRANT } }],
    [
      'document_analysis',
      { documentData: 'VISURA ORDINARIA Registro imprese, Partita IVA: 03512340286', documentType: 'visura' },
    ],
    ['generate_content', { contentType: 'innovation', grantContext: GRANT }],
    ['improve_text', { text: 'Al fine di crescere compriamo un tornio.', section: 'Obiettivi' }],
    ['chat_support', { message: 'Trova bandi per macchinari' }],
  ];

  test('another tenant’s words never enter a prompt', async () => {
    const canary = 'CANARINO-7f3a';
    await ownerOf(product, 'startup', { description: `Progetto segreto ${canary}.`, companyName: `${canary} Srl` });
    for (const [type, data] of ALL) {
      product.clock.now = new Date(product.clock.now.getTime() + BREAKER.pauseMs * 2);
      await ask(browser, type, data);
    }
    expect(model.prompts.length).toBe(ALL.length);
    expect(model.prompts.filter(({ raw }) => raw.includes(canary))).toEqual([]);
    await heal();
  });

  test('orders in profile, chat, grant and document: the system part is constant, the order is nowhere in the prompt', async () => {
    behave({
      kind: 'ok',
      text: 'Risposta del servizio, abbastanza lunga da sembrare un testo vero e proprio, con le sue frasi.',
    });
    const systems = new Map<string, string>();
    for (const [type, data] of ALL) {
      product.clock.now = new Date(product.clock.now.getTime() + BREAKER.pauseMs * 2);
      await ask(browser, type, data);
      systems.set(type, model.prompts.at(-1)!.system);
    }
    const orders = INJECTIONS.join('\n');
    const hostile = await ownerOf(product, 'workshop', {
      description: `Torniamo componenti.\n${orders.slice(0, 3900)}`,
      mission: orders.slice(0, 3900),
    });
    await hostile.put('/api/ai-assistant/consent', { isGranted: true });
    const grant = {
      title: `Bando digitale. ${INJECTIONS[0]!}`,
      entity: 'Regione',
      description: `Contributi per macchinari.\n${orders}`,
      requirements: [...INJECTIONS],
    };
    const dressed: [string, object][] = [
      ['intelligent_grant_search', { filters: { customQuery: `macchinari. ${INJECTIONS[0]!}` } }],
      ['unified_analysis', { request: orders, grants: [GRANT] }],
      ['smart_suggestions', { grantContext: GRANT, formData: { project_objectives: INJECTIONS[1] } }],
      ['semantic_search', { searchQuery: `macchinari. ${INJECTIONS[3]!}` }],
      [
        'form_completion',
        {
          fieldType: 'project_objectives',
          context: grant,
          previousData: { project_title: INJECTIONS[0], project_objectives: orders },
        },
      ],
      [
        'document_analysis',
        {
          documentData: `VISURA ORDINARIA Registro imprese, Partita IVA: 03512340286\n${orders}`,
          documentType: 'visura',
        },
      ],
      ['generate_content', { contentType: 'innovation', grantContext: grant }],
      [
        'chat_support',
        { message: 'Trova bandi per macchinari', conversationContext: [{ sender: 'user', content: orders }] },
      ],
    ];
    for (const [type, data] of dressed) {
      product.clock.now = new Date(product.clock.now.getTime() + BREAKER.pauseMs * 2);
      const before = model.prompts.length;
      await ask(hostile, type, data);
      const prompt = model.prompts.at(-1)!;
      expect([type, model.prompts.length]).toEqual([type, before + 1]);
      expect(prompt.system).toBe(systems.get(type));
      expect(prompt.count).toBe(2);
      for (const order of INJECTIONS) expect([type, prompt.user.includes(order) ? order : null]).toEqual([type, null]);
      expect(prompt.user.split('⟦DATI ').length).toBe(prompt.user.split('⟦FINE DATI⟧').length);
    }
    await heal();
  });

  test('an answer that gives orders or carries markup is shown as plain words', async () => {
    behave({
      kind: 'ok',
      text: 'Ecco <img src=x onerror=alert(1)> la risposta <script>alert(1)</script>[qui](https://evil.example).',
    });
    const { response } = await chat();
    expect(response.text).toBe('Ecco la risposta qui.');
  });
});
