import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAPS } from '#domain/caps.ts';
import { CAP_MESSAGES } from '#messages/caps.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { notifications } from '#server/features/notifications/tables.ts';
import { approvedConsultant } from '#server/testing/approved-consultant.ts';
import { consultantForm, signedInBusiness } from '#server/testing/people.ts';
import { consultancyOf, QUOTE, requestTo } from '#server/testing/practice.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { consultancyEvents } from './tables.ts';
import { watchSilence } from './work.ts';

const PATH = '/api/consultancies';
const DAY_MS = 86_400_000;

let product: TestProduct;
let client: TestBrowser;
let consultant: TestBrowser;
let stranger: TestBrowser;
let consultantId: string;

beforeAll(async () => {
  product = await startTestProduct();
  client = await signedInBusiness(product);
  [consultant, consultantId] = await approvedConsultant(product, 'marco@studio.example');
  [stranger] = await approvedConsultant(product, 'altra@studio.example');
});
afterAll(() => product.close());

const ask = () => consultancyOf(client.post(PATH, requestTo(consultantId)));

test('from request to both reviews: quote with its warning, acceptance, tasks, outcome, rating', async () => {
  const { id } = await ask();
  const seen = await consultancyOf(consultant.get(`${PATH}/${id}`));
  expect(seen).toMatchObject({ side: 'consulente', status: 'nuova', clientName: 'Officine Brenta Srl', company: null });
  const offered = await consultancyOf(consultant.post(`${PATH}/${id}/quotes`, { ...QUOTE, note: 'Esito garantito.' }));
  expect(offered.quote).toMatchObject({ status: 'inviato', flags: ['esito_garantito', 'compenso_senza_bando'] });
  const answer = { quoteId: offered.quote!.id, isAccepted: true, reason: '' };
  const begun = await consultancyOf(client.post(`${PATH}/${id}/quote-answer`, answer));
  expect(begun).toMatchObject({ status: 'in_attesa_documenti', progress: 0, quote: { status: 'accettato' } });
  expect((await consultancyOf(consultant.get(`${PATH}/${id}`))).company).toMatchObject({
    companyName: 'Officine Brenta Srl',
  });

  for (const task of begun.tasks) {
    const owner = task.side === 'impresa' ? client : consultant;
    const other = task.side === 'impresa' ? consultant : client;
    expect((await other.patch(`${PATH}/${id}/tasks/${task.id}`, { isDone: true })).status).toBe(403);
    expect((await owner.patch(`${PATH}/${id}/tasks/${task.id}`, { isDone: true })).status).toBe(200);
  }
  expect(await consultancyOf(client.get(`${PATH}/${id}`))).toMatchObject({ status: 'in_corso', progress: 100 });
  expect((await client.post(`${PATH}/${id}/reviews`, { stars: 5, text: 'Troppo presto per dirlo.' })).status).toBe(409);
  await consultant.post(`${PATH}/${id}/completion`, {
    outcome: 'approvata',
    grantedAmount: 9000,
    cor: null,
    earnings: 650,
  });
  await client.post(`${PATH}/${id}/outcome-answer`, { isConfirmed: true, reason: '' });

  const first = await consultancyOf(
    client.post(`${PATH}/${id}/reviews`, { stars: 4, text: 'Lavoro serio, tempi rispettati.' }),
  );
  expect(first).toMatchObject({ ownReview: { stars: 4 }, otherReview: null, earnings: null });
  expect(await consultancyOf(consultant.get(`${PATH}/${id}`))).toMatchObject({
    hasOtherReview: true,
    otherReview: null,
    company: null,
  });
  const card = async () => (await (await product.browser().get(`/api/consultants/${consultantId}`)).json()) as object;
  expect(await card()).toMatchObject({ consultant: { rating: null, closed: 1, granted: 1 } });
  await consultant.post(`${PATH}/${id}/reviews`, { stars: 5, text: 'Documenti pronti e decisioni veloci.' });
  expect(await consultancyOf(client.get(`${PATH}/${id}`))).toMatchObject({ otherReview: { stars: 5 } });
  expect(await card()).toMatchObject({ consultant: { rating: 4, reviewsCount: 1 } });
  expect((await client.post(`${PATH}/${id}/reviews`, { stars: 1, text: 'Ci ho ripensato del tutto.' })).status).toBe(
    409,
  );

  const trail = await product.db.select().from(consultancyEvents).where(eq(consultancyEvents.consultancyId, id));
  expect(trail.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['richiesta', 'preventivo', 'preventivo_accettato', 'completata', 'recensione']),
  );
});

test('fifty times "Accetta" at once give one consultancy', async () => {
  const { id } = await ask();
  const answers = await Promise.all(Array.from({ length: 50 }, () => consultant.post(`${PATH}/${id}/acceptance`)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  expect((await consultancyOf(client.get(`${PATH}/${id}`))).tasks).toHaveLength(5);
});

test('the file of a consultancy: terms, data roles, use of AI and complaints, for its two sides once it has begun', async () => {
  const { id } = await ask();
  const file = `${PATH}/${id}/file`;
  expect((await client.get(file)).status).toBe(409);
  const { quote } = await consultancyOf(consultant.post(`${PATH}/${id}/quotes`, QUOTE));
  await client.post(`${PATH}/${id}/quote-answer`, { quoteId: quote!.id, isAccepted: true, reason: '' });
  for (const side of [client, consultant]) {
    const answer = await side.get(file);
    expect(answer.headers.get('content-disposition')).toContain('Officine%20Brenta');
    const words = strFromU8(unzipSync(new Uint8Array(await answer.arrayBuffer()))['word/document.xml']!);
    for (const said of ['350', '650', 'art. 28', 'titolare', '2025, n. 132', 'Marco Furlan', 'reclamo'])
      expect(words).toContain(said);
  }
  expect((await stranger.get(file)).status).toBe(404);
});

test('others see nothing, and guess nothing by ids', async () => {
  const { id } = await ask();
  const other = await signedInBusiness(product, { email: 'altra@officine.example' });
  for (const browser of [stranger, other]) expect((await browser.get(`${PATH}/${id}`)).status).toBe(404);
  expect((await stranger.post(`${PATH}/${id}/acceptance`)).status).toBe(404);
  expect((await stranger.post(`${PATH}/${id}/quotes`, QUOTE)).status).toBe(404);
  expect((await other.post(`${PATH}/${id}/withdrawal`)).status).toBe(404);
  const { tasks } = await consultancyOf(consultant.post(`${PATH}/${id}/acceptance`));
  const task = { title: 'Una visura', side: 'impresa', isDocument: true, dueOn: null };
  const ending = { outcome: 'approvata', grantedAmount: null, cor: null, earnings: null };
  const thing = { kind: 'azienda', targetId: 'altra', isShared: true };
  const guesses: [TestBrowser, string, string, object?][] = [
    [stranger, 'POST', '/refusal', { reason: 'No' }],
    [stranger, 'PATCH', '/plan', { deadline: null, nextMeetingAt: null }],
    [stranger, 'POST', '/completion', ending],
    [stranger, 'POST', '/review-reply', { text: 'Non era un mio cliente.' }],
    [stranger, 'GET', '/sharing'],
    [other, 'GET', '/sharing'],
    [other, 'PUT', '/sharing', thing],
    [other, 'POST', '/quote-answer', { quoteId: 'qualsiasi', isAccepted: true, reason: '' }],
    ...[stranger, other].flatMap((who): [TestBrowser, string, string, object?][] => [
      [who, 'GET', '/file'],
      [who, 'GET', '/similar-quotes'],
      [who, 'POST', '/tasks', task],
      [who, 'PATCH', `/tasks/${tasks[0]!.id}`, { isDone: true }],
      [who, 'POST', '/reviews', { stars: 1, text: 'Non lo conosco nemmeno.' }],
    ]),
  ];
  for (const [who, method, rest, body] of guesses)
    expect([method, rest, (await who.send(method, `${PATH}/${id}${rest}`, body)).status]).toEqual([method, rest, 404]);
  expect((await client.post(`${PATH}/${id}/acceptance`)).status).toBe(403);
  expect((await consultant.post(PATH, requestTo(consultantId))).status).toBe(403);
  expect((await (await other.get(PATH)).json()) as object).toEqual({ consultancies: [] });
});

test('who is not listed cannot be asked', async () => {
  const browser = product.browser();
  await browser.post('/api/registrations/consultant', consultantForm({ email: 'attesa@studio.example' }));
  const [waiting] = await product.db.select().from(profiles).where(eq(profiles.email, 'attesa@studio.example'));
  expect((await client.post(PATH, requestTo(waiting!.id))).status).toBe(404);
});

test('refused with a reason, withdrawn: both sides keep seeing it, nothing can follow', async () => {
  const refused = await ask();
  await consultant.post(`${PATH}/${refused.id}/refusal`, { reason: 'Sono al completo.' });
  expect(await consultancyOf(client.get(`${PATH}/${refused.id}`))).toMatchObject({
    status: 'rifiutata',
    reason: 'Sono al completo.',
  });
  expect((await consultant.post(`${PATH}/${refused.id}/acceptance`)).status).toBe(409);
  const withdrawn = await ask();
  await client.post(`${PATH}/${withdrawn.id}/withdrawal`);
  expect(await consultancyOf(consultant.get(`${PATH}/${withdrawn.id}`))).toMatchObject({ status: 'ritirata' });
});

test('silence: a reminder halfway, then the request is free; covered reviews open after fourteen days', async () => {
  const started = product.clock.now;
  const { id } = await ask();
  const done = await ask();
  await consultant.post(`${PATH}/${done.id}/acceptance`);
  await consultant.post(`${PATH}/${done.id}/completion`, {
    outcome: 'non_concessa',
    grantedAmount: null,
    cor: null,
    earnings: null,
  });
  await client.post(`${PATH}/${done.id}/reviews`, { stars: 2, text: 'Non ci ha detto dei rischi.' });
  product.clock.now = new Date(started.getTime() + 1.6 * DAY_MS);
  await watchSilence(product.services);
  const told = (await (await consultant.get('/api/notifications')).json()) as { items: { title: string }[] };
  expect(told.items.map(({ title }) => title)).toContain('La richiesta di Officine Brenta Srl aspetta una risposta');
  product.clock.now = new Date(started.getTime() + 3.1 * DAY_MS);
  await watchSilence(product.services);
  expect(await consultancyOf(client.get(`${PATH}/${id}`))).toMatchObject({ status: 'liberata' });
  expect(await consultancyOf(consultant.get(`${PATH}/${done.id}`))).toMatchObject({ otherReview: null });
  product.clock.now = new Date(started.getTime() + 14.1 * DAY_MS);
  expect(await consultancyOf(consultant.get(`${PATH}/${done.id}`))).toMatchObject({ otherReview: { stars: 2 } });
  product.clock.now = started;
});

test.each([
  ['description', 'corta'],
  ['budget', -1],
  ['urgency', 'massima'],
])('refuses %s = %j beside its field', async (field, value) => {
  const answer = await client.post(PATH, requestTo(consultantId, { [field]: value }));
  expect([answer.status, await answer.json()]).toMatchObject([400, { fields: [{ field }] }]);
});

test('of many quotes for one request at once, no more are kept than there is room for', async () => {
  const { id } = await ask();
  const answers = await Promise.all(
    Array.from({ length: CAPS.consultancyQuotes + 2 }, (_, place) =>
      consultant.post(`${PATH}/${id}/quotes`, { ...QUOTE, expectedAid: place }),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status }) => status)).toEqual([409, 409]);
  expect(await refused[0]!.json()).toMatchObject({ code: 'limit_reached', message: CAP_MESSAGES.consultancyQuotes });
});

test('the same quote sent twice is one quote, told and mailed once; another one takes its place', async () => {
  const { id } = await ask();
  const told = async () => {
    const all = await product.db.select().from(notifications);
    return all.filter(({ key }) => key?.startsWith(`${id}:preventivo`)).length;
  };
  const mailed = product.mails.length;
  const sent = await Promise.all([1, 2].map(() => consultancyOf(consultant.post(`${PATH}/${id}/quotes`, QUOTE))));
  product.clock.now = new Date(product.clock.now.getTime() + 1_000);
  const again = await consultancyOf(consultant.post(`${PATH}/${id}/quotes`, QUOTE));
  expect(new Set([...sent, again].map(({ quote }) => quote!.id)).size).toBe(1);
  expect([await told(), product.mails.length - mailed]).toEqual([1, 1]);
  const other = await consultancyOf(consultant.post(`${PATH}/${id}/quotes`, { ...QUOTE, fixedFee: 300 }));
  expect(other.quote!.id).not.toBe(again.quote!.id);
  expect(await told()).toBe(2);
});

test('a quote below its own fixed part, or of yesterday, is refused with each problem', async () => {
  const { id } = await ask();
  const answer = await consultant.post(`${PATH}/${id}/quotes`, { ...QUOTE, cap: 1, validUntil: '2026-11-01' });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { fields: [{ field: 'cap' }, { field: 'validUntil' }] },
  ]);
});
