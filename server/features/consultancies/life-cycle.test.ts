import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { approvedConsultant } from '#server/testing/approved-consultant.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

const PATH = '/api/consultancies';

let product: TestProduct;
let client: TestBrowser;
let consultant: TestBrowser;
let consultantId: string;

beforeAll(async () => {
  product = await startTestProduct();
  client = await signedInBusiness(product);
  [consultant, consultantId] = await approvedConsultant(product, 'marco@studio.example');
});
afterAll(() => product.close());

const REQUEST = {
  ...{ kind: 'domanda', grantId: null, budget: 1500, urgency: 'media', sharesCompany: true },
  description: 'Vorremmo comprare un centro di lavoro da 120.000 euro entro marzo e capire il bando giusto.',
};
const QUOTE = {
  ...{ includes: ['Domanda sul portale'], excludes: [], note: '', fixedFee: 350, successPercent: 8, cap: 650 },
  ...{ expectedAid: 3080, regime: 'ordinario_cassa', refund: 'tutta', validUntil: '2026-12-10' },
};
const viewOf = async (answer: Response | Promise<Response>) =>
  ((await (await answer).json()) as { consultancy: ConsultancyView }).consultancy;
const ask = async (more: object = {}) => (await viewOf(client.post(PATH, { ...REQUEST, consultantId, ...more }))).id;
/** Each a moment after what came before: the newest one counts. */
async function offer(id: string, more: object = {}): Promise<string> {
  product.clock.now = new Date(product.clock.now.getTime() + 1_000);
  return (await viewOf(consultant.post(`${PATH}/${id}/quotes`, { ...QUOTE, ...more }))).quote!.id;
}
const answer = (id: string, quoteId: string, isAccepted: boolean) =>
  client.post(`${PATH}/${id}/quote-answer`, { quoteId, isAccepted, reason: isAccepted ? '' : 'Troppo caro' });
const accept = (id: string) => consultant.post(`${PATH}/${id}/acceptance`);
const seenBy = (who: TestBrowser, id: string) => viewOf(who.get(`${PATH}/${id}`));

test('after an offer only the client’s yes begins the work: neither while it waits nor once it was refused', async () => {
  const id = await ask();
  const quoteId = await offer(id);
  const early = await accept(id);
  expect([early.status, await early.json()]).toMatchObject([
    409,
    { code: 'quote_decides', message: ERROR_MESSAGES.quote_decides },
  ]);
  expect(await viewOf(answer(id, quoteId, false))).toMatchObject({ status: 'nuova', acceptedAt: null });
  expect((await accept(id)).status).toBe(409);
  expect(await seenBy(consultant, id)).toMatchObject({ status: 'nuova', company: null, tasks: [] });
  const second = await offer(id, { fixedFee: 300 });
  expect(await viewOf(answer(id, second, true))).toMatchObject({ status: 'in_attesa_documenti' });
});

test('an offer refused after the beginning keeps no work and no share; accepting another one goes on with the same tasks', async () => {
  const id = await ask();
  await accept(id);
  expect((await seenBy(consultant, id)).company).not.toBeNull();
  const refused = await viewOf(answer(id, await offer(id), false));
  expect(refused).toMatchObject({ status: 'nuova', acceptedAt: null, quote: { status: 'rifiutato' } });
  expect((await seenBy(consultant, id)).company).toBeNull();
  const told = (await (await consultant.get('/api/notifications')).json()) as { items: { text: string }[] };
  expect(told.items.some(({ text }) => text.startsWith('L’incarico si è fermato'))).toBe(true);
  const again = await viewOf(answer(id, await offer(id, { fixedFee: 300 }), true));
  expect(again).toMatchObject({ status: 'in_attesa_documenti', quote: { status: 'accettato' } });
  expect(again.tasks).toHaveLength(5);
});
