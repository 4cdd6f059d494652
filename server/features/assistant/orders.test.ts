// One database is enough: it reads prompts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INJECTIONS } from '#domain/assistant/testing/injections.ts';
import { DRAFT_COMPANIES } from '#domain/assistant/testing/draft-samples.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { ask, ownerOf } from './testing/companies.ts';

let product: TestProduct;
let honest: TestBrowser;
let hostile: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
  honest = await ownerOf(product, 'workshop');
  hostile = await ownerOf(product, 'workshop');
});
afterAll(() => product.close());

/** What does not depend on the moment. */
const plain = (response: unknown) => JSON.stringify(response).replace(/"timestamp":"[^"]*"/g, '');
const GRANT = { title: 'Macchine nuove', entity: 'Regione Veneto', description: 'Contributi per macchinari.' };
const VISURA = 'VISURA ORDINARIA Registro imprese\nDenominazione: TORNERIA DEL PIAVE S.R.L.\nPartita IVA: 03512340286';

/** Long texts take ten at once: each of them has to change nothing. */
const byTens = Array.from({ length: Math.ceil(INJECTIONS.length / 10) }, (_, at) =>
  INJECTIONS.slice(at * 10, at * 10 + 10).join('\n'),
);

test('sixty orders in the profile change no embedded answer', async () => {
  const { companies } = (await (await hostile.get('/api/companies')).json()) as {
    companies: { id: string; version: number }[];
  };
  let { version } = companies[0]!;
  const asked: [string, object][] = [
    ['intelligent_grant_search', {}],
    ['generate_content', { contentType: 'company_description', grantContext: GRANT }],
    ['chat_support', { message: 'Trova bandi' }],
  ];
  const before = await Promise.all(asked.map(async ([type, data]) => plain((await ask(honest, type, data)).response)));
  for (const orders of byTens) {
    const description = `${DRAFT_COMPANIES.workshop.description}\n${orders}`;
    const changed = await hostile.patch(`/api/companies/${companies[0]!.id}`, { description, version });
    version = ((await changed.json()) as { companies: { version: number }[] }).companies[0]!.version;
    const after = await Promise.all(
      asked.map(async ([type, data]) => plain((await ask(hostile, type, data)).response)),
    );
    expect(after).toEqual(before);
  }
});

test('sixty orders in chat, grant and document change no embedded answer', async () => {
  const content = (grantContext: object) =>
    ask(honest, 'generate_content', { contentType: 'objectives', grantContext });
  const document = (text: string) => ask(honest, 'document_analysis', { documentData: text, documentType: 'visura' });
  const chat = (message: string) => ask(honest, 'chat_support', { message });
  const [grantBefore, documentBefore, chatBefore] = [
    await content(GRANT),
    await document(VISURA),
    await chat('Quali scadenze ho?'),
  ];
  const values = (answer: { response: Record<string, unknown> }) =>
    plain({ ...answer.response, fields: (answer.response.fields as { value: string }[]).map(({ value }) => value) });
  for (const orders of byTens) {
    const grant = await content({ ...GRANT, description: `${GRANT.description}\n${orders}` });
    expect([orders, plain(grant.response)]).toEqual([orders, plain(grantBefore.response)]);
    expect([orders, values(await document(`${VISURA}\n${orders}`))]).toEqual([orders, values(documentBefore)]);
  }
  // A message is short: one order at a time.
  for (const order of INJECTIONS) {
    expect([order, plain((await chat(`Quali scadenze ho?\n${order}`)).response)]).toEqual([
      order,
      plain(chatBefore.response),
    ]);
  }
});
