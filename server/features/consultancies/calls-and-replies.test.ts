import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallDay } from '#domain/consultancies/first-call.ts';
import type { SimilarQuotes } from '#domain/consultancies/similar-quotes.ts';
import type { TrackRecord } from '#domain/consultancies/track-record.ts';
import { requestsTabPath } from '#domain/paths.ts';
import { DIRECTORY_WORDS } from '#messages/consultants/directory.ts';
import { notifications } from '#server/features/notifications/tables.ts';
import { approvedConsultant } from '#server/testing/approved-consultant.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { consultancyOf, requestTo } from '#server/testing/practice.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { consultancies } from './tables.ts';

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

const OFFER = {
  ...{ includes: ['Domanda'], excludes: [], note: '', successPercent: 0, cap: 5000, expectedAid: 10_000 },
  ...{ regime: 'societa', refund: 'tutta', validUntil: '2027-12-31' },
};
const ask = (more: object = {}, who = client) =>
  who.post(PATH, requestTo(consultantId, { sharesCompany: false, ...more }));
const calls = async () =>
  ((await (await product.browser().get(`/api/consultants/${consultantId}/calls`)).json()) as { days: CallDay[] }).days;
const freeNow = async () => (await calls()).flatMap(({ free }) => free.map(({ at }) => at));

test('first calls: offered in the profile, asked for once, in both calendars, free again when the request is over', async () => {
  expect(await freeNow()).toEqual([]);
  const hours = { callDays: ['lun', 'mar', 'mer', 'gio', 'ven'], callTimes: ['10:30'] };
  expect((await consultant.patch('/api/consultant-profile', hours)).status).toBe(200);
  const offered = await freeNow();
  expect(offered).toHaveLength(5);
  const [callAt] = offered;
  expect((await ask({ callAt: '2026-11-15T03:00:00Z' })).status).toBe(400);

  const others = await Promise.all(
    Array.from({ length: 5 }, (_, at) => signedInBusiness(product, { email: `gara-${String(at)}@officine.example` })),
  );
  const answers = await Promise.all(others.map((who) => ask({ callAt }, who)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400]);
  const refused = answers.find(({ status }) => status === 400)!;
  expect(await refused.json()).toMatchObject({ fields: [{ field: 'callAt' }] });
  const winner = others[answers.findIndex(({ status }) => status === 201)]!;
  const { id, ...asked } = await consultancyOf(answers.find(({ status }) => status === 201)!);
  expect(asked.callAt).toBe(callAt);
  expect(await freeNow()).not.toContain(callAt);
  for (const who of [winner, consultant]) {
    const seen = await (await who.get('/api/calendar')).text();
    expect(seen).toContain('Incontro con');
  }

  expect((await consultancyOf(consultant.post(`${PATH}/${id}/acceptance`))).nextMeetingAt).toBe(callAt);
  const second = await consultancyOf(ask({ callAt: offered[1] }));
  expect(await freeNow()).toHaveLength(3);
  await client.post(`${PATH}/${second.id}/withdrawal`);
  expect(await freeNow()).toContain(offered[1]);
});

test('the consultant answers a review in public, once, and only when it can be read', async () => {
  const { id } = await consultancyOf(ask());
  const reply = () => consultant.post(`${PATH}/${id}/review-reply`, { text: 'Vero, e mi dispiace per il ritardo.' });
  await consultant.post(`${PATH}/${id}/acceptance`);
  const ending = { outcome: 'non_concessa', grantedAmount: null, cor: null, earnings: null };
  await consultant.post(`${PATH}/${id}/completion`, ending);
  await client.post(`${PATH}/${id}/reviews`, { stars: 3, text: 'Lavoro serio, ma in ritardo.' });
  expect((await reply()).status).toBe(409);
  await consultant.post(`${PATH}/${id}/reviews`, { stars: 4, text: 'Impresa precisa nei documenti.' });
  expect((await client.post(`${PATH}/${id}/review-reply`, { text: 'Mi rispondo da solo.' })).status).toBe(403);
  expect((await consultancyOf(reply())).otherReview?.reply).toContain('mi dispiace');
  expect((await reply()).status).toBe(409);
  const record = (await (
    await product.browser().get(`/api/consultants/${consultantId}/track-record`)
  ).json()) as TrackRecord;
  expect(record.reviews[0]).toMatchObject({ stars: 3, reply: 'Vero, e mi dispiace per il ritardo.' });
  expect((await consultancyOf(client.get(`${PATH}/${id}`))).ownReview?.reply).toContain('mi dispiace');
  const told = (await (await client.get('/api/notifications')).json()) as { items: { title: string }[] };
  expect(told.items.map(({ title }) => title)).toContain('Marco Furlan ha risposto alla tua recensione');
});

test('similar offers: their middle half from ten on, of the same grant where they are enough', async () => {
  const own = await consultancyOf(ask({ kind: 'rendicontazione' }));
  const spread = async () =>
    ((await (await client.get(`${PATH}/${own.id}/similar-quotes`)).json()) as { similar: SimilarQuotes | null })
      .similar;
  const usual = async (query: string) =>
    ((await (await client.get(`${PATH}/usual-fee?${query}`)).json()) as { fee: number | null }).fee;
  const offered = [];
  for (let at = 0; at < 10; at += 1) {
    expect([await spread(), await usual('kind=rendicontazione')]).toEqual([null, null]);
    const { id } = await consultancyOf(ask({ kind: 'rendicontazione' }));
    await consultant.post(`${PATH}/${id}/quotes`, { ...OFFER, fixedFee: 1000 });
    await consultant.post(`${PATH}/${id}/quotes`, { ...OFFER, fixedFee: 500 + at * 100 });
    await client.post(`${PATH}/${id}/withdrawal`);
    offered.push(id);
  }
  expect(await spread()).toEqual({ count: 10, low: 7, high: 12, isSameGrant: false });
  for (const id of [own.id, ...offered])
    await product.db.update(consultancies).set({ grantId: 'sabatini' }).where(eq(consultancies.id, id));
  expect(await spread()).toMatchObject({ count: 10, isSameGrant: true });
  expect(await usual('kind=rendicontazione&grant=sabatini')).toBe(950);
  expect(await usual('kind=altro&grant=sabatini')).toBeNull();
});

test('a consultancy begins without an offer, which the directory does not deny, and answers one that comes later', async () => {
  const { id } = await consultancyOf(ask());
  const begun = await consultancyOf(consultant.post(`${PATH}/${id}/acceptance`));
  expect(begun).toMatchObject({ status: 'in_attesa_documenti', quote: null });
  expect(DIRECTORY_WORDS.lead).not.toMatch(/prima di ogni incarico/);
  const { quote } = await consultancyOf(consultant.post(`${PATH}/${id}/quotes`, { ...OFFER, fixedFee: 900 }));
  const answer = { quoteId: quote!.id, isAccepted: false, reason: 'Troppo alto per noi.' };
  const declined = await consultancyOf(client.post(`${PATH}/${id}/quote-answer`, answer));
  expect(declined).toMatchObject({ status: 'nuova', quote: { status: 'rifiutato' } });
  const told = await product.db
    .select()
    .from(notifications)
    .where(eq(notifications.key, `${id}:risposta:${quote!.id}`));
  expect(told.map(({ href }) => href)).toEqual([requestsTabPath('nuove', id)]);
});
