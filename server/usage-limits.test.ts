import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFeed } from '#server/features/calendar/service.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import type { Storage } from './platform/files/storage.ts';
import { ACCESS } from './access.ts';
import { HEAVY, READS, SEARCHES } from './usage-limits.ts';

let product: TestProduct;
/** Uploads wait here until they are let through. */
const gate = Promise.withResolvers<void>();
const storage: Storage = {
  write: () => gate.promise,
  read: async () => new Uint8Array(),
  remove: async () => {},
};
beforeAll(async () => {
  product = await startTestProduct({ hasRateLimits: true, storage });
  await prepareCatalogue(product.services);
});
afterAll(() => product.close());

test('every operation that is bounded exists', () => {
  expect([...SEARCHES, ...READS, ...HEAVY].filter((operation) => !(operation in ACCESS))).toEqual([]);
});

test('searches are counted by address, all of them together; another address and a person are not held up', async () => {
  const script = product.browser('203.0.113.9');
  const statuses = new Set<number>();
  for (let at = 0; at < 120; at += 1)
    statuses.add((await script.get(at % 2 ? '/api/grants?q=forno' : '/api/consultants/count')).status);
  expect([...statuses]).toEqual([200]);
  const refused = await script.get('/api/grants?q=forno');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    code: 'too_many_requests',
    message: 'Troppe richieste in poco tempo. Riprova tra un minuto.',
  });
  expect((await product.browser('203.0.113.10').get('/api/grants')).status).toBe(200);
  expect((await (await signedInBusiness(product)).get('/api/grants')).status).toBe(200);
});

const upload = () => {
  const form = new FormData();
  form.set('data', '{}');
  form.append('file', new File(['%PDF-1.7\n%%EOF\n'], 'Visura.pdf'));
  return form;
};

test('a fourth heavy request at once is refused until one of the three is done', async () => {
  const person = await signedInBusiness(product, { email: 'carichi@prova.example' });
  const answers = [1, 2, 3, 4].map(() => person.post('/api/documents', upload()));
  const first = await Promise.race(answers);
  expect(first.status).toBe(429);
  expect(await first.json()).toMatchObject({
    code: 'too_many_at_once',
    message: 'Stiamo già lavorando a tre tue richieste. Aspetta che una sia finita e riprova.',
  });
  gate.resolve();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 201, 201, 429]);
  expect((await person.post('/api/documents', upload())).status).toBe(201);
  for (let at = 0; at < 4; at += 1) {
    const archive = await person.get('/api/settings/export.zip');
    expect(archive.status).toBe(200);
    await archive.arrayBuffer();
  }
});

test('a calendar address that is read without pause is refused for a while', async () => {
  const person = await signedInBusiness(product, { email: 'agenda@prova.example' });
  await person.post('/api/calendar/feed');
  const { feed } = (await (await person.get('/api/calendar')).json()) as { feed: { url: string } };
  const token = /feed\/([\w-]+)\.ics$/.exec(feed.url)![1]!;
  for (let at = 0; at < 60; at += 1) expect(await readFeed(product.services, token, 'test')).toContain('VCALENDAR');
  await expect(readFeed(product.services, token, 'test')).rejects.toMatchObject({ code: 'too_many_requests' });
});
