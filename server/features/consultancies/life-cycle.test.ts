// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { practiceOf } from '#domain/consultancies/practice.ts';
import type { TrackRecord } from '#domain/consultancies/track-record.ts';
import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { approvedConsultant } from '#server/testing/approved-consultant.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { consultancyOf, QUOTE, requestTo } from '#server/testing/practice.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { consultancies } from './tables.ts';

const PATH = '/api/consultancies';

let product: TestProduct;
let client: TestBrowser;
let consultant: TestBrowser;
let consultantId: string;

beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
  client = await signedInBusiness(product);
  [consultant, consultantId] = await approvedConsultant(product, 'marco@studio.example');
});
afterAll(() => product.close());

const ask = async (more: object = {}) => (await consultancyOf(client.post(PATH, requestTo(consultantId, more)))).id;
/** Each a moment after what came before: the newest one counts. */
async function offer(id: string, more: object = {}): Promise<string> {
  product.clock.now = new Date(product.clock.now.getTime() + 1_000);
  return (await consultancyOf(consultant.post(`${PATH}/${id}/quotes`, { ...QUOTE, ...more }))).quote!.id;
}
const answer = (id: string, quoteId: string, isAccepted: boolean) =>
  client.post(`${PATH}/${id}/quote-answer`, { quoteId, isAccepted, reason: isAccepted ? '' : 'Troppo caro' });
const accept = (id: string) => consultant.post(`${PATH}/${id}/acceptance`);
const seenBy = (who: TestBrowser, id: string) => consultancyOf(who.get(`${PATH}/${id}`));

test('after an offer only the client’s yes begins the work: neither while it waits nor once it was refused', async () => {
  const id = await ask();
  const quoteId = await offer(id);
  const early = await accept(id);
  expect([early.status, await early.json()]).toMatchObject([
    409,
    { code: 'quote_decides', message: ERROR_MESSAGES.quote_decides },
  ]);
  expect(await consultancyOf(answer(id, quoteId, false))).toMatchObject({ status: 'nuova', acceptedAt: null });
  expect((await accept(id)).status).toBe(409);
  expect(await seenBy(consultant, id)).toMatchObject({ status: 'nuova', company: null, tasks: [] });
  const second = await offer(id, { fixedFee: 300 });
  expect(await consultancyOf(answer(id, second, true))).toMatchObject({ status: 'in_attesa_documenti' });
});

test('an offer refused after the beginning keeps no work and no share; accepting another one goes on with the same tasks', async () => {
  const id = await ask();
  await accept(id);
  expect((await seenBy(consultant, id)).company).not.toBeNull();
  const refused = await consultancyOf(answer(id, await offer(id), false));
  expect(refused).toMatchObject({ status: 'nuova', acceptedAt: null, quote: { status: 'rifiutato' } });
  expect((await seenBy(consultant, id)).company).toBeNull();
  const told = (await (await consultant.get('/api/notifications')).json()) as { items: { text: string }[] };
  expect(told.items.some(({ text }) => text.startsWith('L’incarico si è fermato'))).toBe(true);
  const again = await consultancyOf(answer(id, await offer(id, { fixedFee: 300 }), true));
  expect(again).toMatchObject({ status: 'in_attesa_documenti', quote: { status: 'accettato' } });
  expect(again.tasks).toHaveLength(5);
});

const ENDING = { outcome: 'approvata', grantedAmount: 18_000, cor: '24681012', earnings: 650 };
const close = (id: string, more: object = {}) => consultant.post(`${PATH}/${id}/completion`, { ...ENDING, ...more });
const say = (id: string, isConfirmed: boolean, reason = '') =>
  client.post(`${PATH}/${id}/outcome-answer`, { isConfirmed, reason });
const anyone = () => product.browser();
const card = async () =>
  ((await (await anyone().get(`/api/consultants/${consultantId}`)).json()) as { consultant: ConsultantCard })
    .consultant;
const record = async () =>
  (await (await anyone().get(`/api/consultants/${consultantId}/track-record`)).json()) as TrackRecord;
const begun = async (more: object = {}) => {
  const id = await ask(more);
  await accept(id);
  return id;
};

test('a figure above what the grant gives at most is refused beside its box', async () => {
  const id = await begun({ grantId: 'voucher-cloud-e-cybersecurity' });
  const refused = await close(id, { grantedAmount: 5_000_000 });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { fields: [{ field: 'grantedAmount', message: 'Questo bando dà al massimo 20.000\u00a0€' }] },
  ]);
  expect((await close(id)).status).toBe(200);
  await say(id, true);
  const { computed } = (await (await anyone().get('/api/grants/voucher-cloud-e-cybersecurity')).json()) as {
    computed: { status: string };
  };
  const isClosed = computed.status === 'chiuso';
  expect((await record()).programmes).toMatchObject([{ grantId: 'voucher-cloud-e-cybersecurity', isClosed }]);
});

test('an outcome that only the consultant states counts nowhere; confirmed by the client it does', async () => {
  const [before, { amount }] = [await card(), await record()];
  const id = await begun();
  expect((await say(id, true)).status).toBe(409);
  expect(await consultancyOf(close(id))).toMatchObject({
    ...{ status: 'completata', outcome: null, grantedAmount: 18_000 },
    stated: { outcome: 'approvata', isContested: false },
  });
  expect(await card()).toMatchObject({ closed: before.closed, granted: before.granted });
  expect((await record()).amount).toBe(amount);
  expect((await consultant.post(`${PATH}/${id}/outcome-answer`, { isConfirmed: true, reason: '' })).status).toBe(403);
  expect(await consultancyOf(say(id, true))).toMatchObject({ outcome: 'approvata', stated: null });
  expect(await card()).toMatchObject({ closed: before.closed + 1, granted: before.granted + 1 });
  expect((await record()).amount).toBe(amount + 18_000);
  expect((await say(id, false, 'Ci ho ripensato')).status).toBe(409);
});

test('a contested outcome says why, counts nowhere, and may be corrected and confirmed', async () => {
  const before = await card();
  const id = await begun();
  await close(id);
  expect((await close(id)).status).toBe(409);
  expect((await say(id, false)).status).toBe(400);
  product.clock.now = new Date(product.clock.now.getTime() + 1_000);
  await say(id, false, 'La domanda non è mai partita.');
  expect(await seenBy(consultant, id)).toMatchObject({
    stated: { isContested: true, reason: 'La domanda non è mai partita.' },
  });
  product.clock.now = new Date(product.clock.now.getTime() + 1_000);
  expect(await consultancyOf(close(id, { outcome: 'non_concessa' }))).toMatchObject({
    ...{ grantedAmount: null, cor: null },
    stated: { outcome: 'non_concessa', isContested: false, reason: null },
  });
  expect(await card()).toMatchObject({ closed: before.closed });
  await say(id, true);
  expect(await card()).toMatchObject({ closed: before.closed + 1, granted: before.granted });
});

test('without an application there is nothing to confirm', async () => {
  const id = await begun();
  expect(await consultancyOf(close(id, { outcome: 'senza_domanda' }))).toMatchObject({
    ...{ outcome: 'senza_domanda', stated: null, grantedAmount: null },
  });
});

test('the client ends work under way, with a reason: no outcome, nothing shared any more, both may write of it', async () => {
  const id = await begun();
  expect((await seenBy(consultant, id)).company).not.toBeNull();
  const path = `${PATH}/${id}/interruption`;
  expect((await client.post(path, { reason: ' ' })).status).toBe(400);
  expect((await consultant.post(path, { reason: 'Basta' })).status).toBe(403);
  const other = await signedInBusiness(product, { email: 'altra@officine.example' });
  expect((await other.post(path, { reason: 'Basta' })).status).toBe(404);
  expect((await other.post(`${PATH}/${id}/outcome-answer`, { isConfirmed: true })).status).toBe(404);
  expect(await consultancyOf(client.post(path, { reason: 'Il progetto non si fa più.' }))).toMatchObject({
    ...{ status: 'completata', outcome: null, stated: null, reason: 'Il progetto non si fa più.', progress: 0 },
  });
  expect((await seenBy(consultant, id)).company).toBeNull();
  const told = (await (await consultant.get('/api/notifications')).json()) as { items: { title: string }[] };
  expect(told.items.map(({ title }) => title)).toContain('Officine Brenta Srl ha interrotto l’incarico');
  expect((await client.post(path, { reason: 'Ancora' })).status).toBe(409);
  expect((await close(id)).status).toBe(409);
  for (const side of [client, consultant])
    expect((await side.post(`${PATH}/${id}/reviews`, { stars: 3, text: 'Finita prima del tempo.' })).status).toBe(200);
});

test('a meeting that took place is not the next one, and stays known when only the deadline changes', async () => {
  const id = await begun();
  const meetingAt = new Date(product.clock.now.getTime() + 3_600_000).toISOString();
  const plan = (nextMeetingAt: string | null) =>
    consultant.patch(`${PATH}/${id}/plan`, { deadline: '2026-12-20', nextMeetingAt });
  expect(await consultancyOf(plan(meetingAt))).toMatchObject({ nextMeetingAt: meetingAt });
  product.clock.now = new Date(product.clock.now.getTime() + 2 * 3_600_000);
  for (const side of [client, consultant]) expect(await seenBy(side, id)).toMatchObject({ nextMeetingAt: null });
  await plan(null);
  const [row] = await product.db.select().from(consultancies).where(eq(consultancies.id, id));
  expect(row!.nextMeetingAt?.toISOString()).toBe(meetingAt);
});

test('public figures count the decided requests alone, as the consultant’s own do', async () => {
  const id = await ask();
  await consultant.post(`${PATH}/${id}/refusal`, { reason: 'Sono al completo.' });
  const { consultancies: all } = (await (await consultant.get(PATH)).json()) as { consultancies: ConsultancyView[] };
  const practice = practiceOf(all, '2026-11-16');
  expect(practice.requests).toBeGreaterThan(practice.decided - 1);
  expect(await card()).toMatchObject({
    ...{ requests: practice.decided, accepted: practice.accepted, responseMinutes: practice.answer!.minutes },
  });
  await ask();
  expect(await card()).toMatchObject({ requests: practice.decided });
});
