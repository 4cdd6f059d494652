import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { createLog } from '#server/platform/log.ts';
import { openWorkers, type Workers } from '#server/platform/workers/pool.ts';
import type * as tasks from '#server/platform/workers/testing/tasks.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

const TASKS = 'server/platform/workers/testing/tasks.ts';
const lines: string[] = [];
const log = createLog('warn', { write: (line) => void lines.push(line) });
const workers = openWorkers(log);
/** Whatever is to be read has no end. Words that no other suite searches: what was read once is remembered. */
const endless: Workers = {
  close: () => workers.close(),
  run: (_module, _name, _args, limits) =>
    workers.run<typeof tasks.spinForever>(TASKS, 'spinForever', [], { ...limits, timeLimitMs: 20 }),
};

let product: TestProduct;
let giulia: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct({ workers: endless, log });
  await prepareCatalogue(product.services);
  giulia = await signedInBusiness(product);
});
afterAll(async () => {
  await product.close();
  await workers.close();
});

describe('a text that cannot be read in time', () => {
  const chat = (message: string) =>
    giulia.post('/api/ai-assistant', { type: 'chat_support', data: { message }, streaming: false });
  const improve = (text: string) =>
    giulia.post('/api/ai-assistant', { type: 'improve_text', data: { text, section: 'Obiettivi', grantContext: {} } });
  const analyse = (text: string) =>
    giulia.post('/api/ai-assistant', {
      type: 'document_analysis',
      data: { documentData: text, documentType: 'visura' },
    });
  test.each([
    ['the sentence of a project', () => giulia.post('/api/projects/reading', { text: 'forno nuovo, 40.000 €' })],
    ['words of a search', () => giulia.get('/api/grants?q=girandola+zincata')],
    ['words of a search that is exported', () => giulia.get('/api/grants/export.csv?q=ombrello+zincato')],
    ['a company in words', () => giulia.post('/api/match', { company: { description: 'Forno a Taranto' } })],
    ['a message to Filo', () => chat('cosa scade a dicembre?')],
    ['a text to improve', () => improve('Noi facciamo il pane.')],
    ['a document to analyse', () => analyse('Visura camerale di Forno Giulia srl')],
  ])('%s is refused in clear words', async (_what, ask) => {
    const answer = await ask();
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'text_not_read', message: ERROR_MESSAGES.text_not_read },
    ]);
  });

  test('a saved search with such words is listed and finds nothing', async () => {
    const saved = await giulia.post('/api/saved-searches', {
      name: 'Forni',
      criteria: { q: 'teiera zincata' },
      hasAlert: false,
    });
    expect(await saved.json()).toMatchObject({ searches: [{ name: 'Forni', total: 0 }] });
  });

  test('the log says where, and never what', async () => {
    lines.length = 0;
    await giulia.post('/api/projects/reading', { text: 'una parola riservata' });
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { chars: 20, module: TASKS, name: 'spinForever' },
    ]);
    expect(lines.join()).not.toContain('riservata');
  });
});
