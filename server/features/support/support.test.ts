// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAPS } from '#domain/caps.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { supportTickets } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ hasRateLimits: true });
});
afterAll(() => product.close());

const REQUEST = {
  kind: 'contatto',
  name: 'Ada Bianchi',
  email: 'Ada@Officine.example',
  subject: 'Una domanda',
  description: 'Come faccio a cambiare la sede?',
};
const stored = () => product.db.select().from(supportTickets);

test('what a visitor asks is kept and sent to the support address', async () => {
  const answer = await product.browser().post('/api/support/requests', REQUEST);
  expect(answer.status).toBe(201);
  expect(await stored()).toMatchObject([
    { userId: null, kind: 'contatto', email: 'ada@officine.example', status: 'in_corso', subject: 'Una domanda' },
  ]);
  expect(product.mails.at(-1)).toMatchObject({ to: 'ciao@bandolo.example', subject: 'Richiesta: Una domanda' });
  expect(product.mails.at(-1)?.text).toContain('Come faccio a cambiare la sede?');
});

test('"Richiedi attivazione" is a request with its plan, of who is signed in', async () => {
  const browser = await signedInBusiness(product);
  const activation = { ...REQUEST, kind: 'attivazione', email: 'altra@officine.example' };
  expect((await browser.post('/api/support/requests', activation)).status).toBe(400);
  expect((await browser.post('/api/support/requests', { ...activation, plan: 'premium' })).status).toBe(201);
  const [ticket] = (await stored()).filter(({ kind }) => kind === 'attivazione');
  expect(ticket).toMatchObject({ plan: 'premium', userId: expect.any(String) as string });
  expect(product.mails.at(-1)?.subject).toBe('Attivazione Premium: Ada Bianchi');
});

test('a program that fills the hidden box is answered like a person, and nothing is kept', async () => {
  const before = [(await stored()).length, product.mails.length];
  const answer = await product.browser('203.0.113.5').post('/api/support/requests', { ...REQUEST, website: 'x' });
  expect(answer.status).toBe(201);
  expect([(await stored()).length, product.mails.length]).toEqual(before);
});

test('what is missing is told by field', async () => {
  const answer = await product
    .browser('203.0.113.6')
    .post('/api/support/requests', { ...REQUEST, email: 'no', name: ' ' });
  expect(answer.status).toBe(400);
  const { fields } = (await answer.json()) as { fields: { field: string }[] };
  expect(fields.map(({ field }) => field).sort()).toEqual(['email', 'name']);
});

test('one address asks five times an hour, one e-mail ten times a day', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 6; at++) {
    const sent = { ...REQUEST, email: `p${String(at)}@officine.example` };
    statuses.push((await product.browser('203.0.113.7').post('/api/support/requests', sent)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  const perMail: number[] = [];
  for (let at = 0; at <= CAPS.supportRequestsPerDay; at++) {
    const sent = { ...REQUEST, email: 'sempre@officine.example' };
    perMail.push((await product.browser(`203.0.114.${String(at)}`).post('/api/support/requests', sent)).status);
  }
  expect(perMail.filter((status) => status === 201)).toHaveLength(CAPS.supportRequestsPerDay);
  expect(perMail.at(-1)).toBe(429);
});
