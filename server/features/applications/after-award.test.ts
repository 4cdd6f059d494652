import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { remindDeadlines } from '#server/features/alerts/deadlines.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { sendDigests } from '#server/features/notifications/digest.ts';
import { approvedConsultant } from '#server/testing/approved-consultant.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

const LONG = 'Il progetto porta in reparto una lavorazione nuova, con meno scarti e meno energia.';
const SECTIONS = ['project_title', 'project_objectives', 'innovation_aspects', 'expected_results', 'budget_breakdown'];
const model = loadBundledCatalogue()[0]!;
const voucher = {
  ...model,
  id: 'voucher-provinciale',
  name: 'Voucher provinciale',
  entity: 'Camera di commercio',
  aidRegime: 'de_minimis',
  aidForm: 'fondo perduto',
  source: { ...model.source, externalId: null },
} as typeof model;
const AWARD = {
  result: 'finanziata',
  amount: 12_000,
  act: 'Determina 41',
  on: '2026-11-10',
  reportBy: '2027-05-31',
  deMinimis: 12_000,
  cor: '24681012',
};

let product: TestProduct;
let client: TestBrowser;
let consultant: TestBrowser;
let consultantId: string;
let id: string;
let consultancyId: string;

const data = async <Body>(answer: Promise<Response>): Promise<Body> => (await answer).json() as Promise<Body>;
const outcome = (said: object | null, who = client) => who.put(`/api/applications/${id}/outcome`, { outcome: said });
type Ledger = { company: { id: string }; ledger: { entries: { id: string; cor: string | null }[] } };
const ledger = () => data<Ledger>(client.get('/api/tools/de-minimis'));
type Item = { id: string; kind: string; title: string; day: string; href: string };
const dutiesInCalendar = async () =>
  (await data<{ items: Item[] }>(client.get('/api/calendar'))).items.filter(({ kind }) => kind === 'adempimento');
const consultancy = async () =>
  (await data<{ consultancy: ConsultancyView }>(consultant.get(`/api/consultancies/${consultancyId}`))).consultancy;

beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services, [voucher]);
  client = await signedInBusiness(product, { email: 'anna@brenta.example' });
  [consultant, consultantId] = await approvedConsultant(product, 'marco@studio.example');
  id = (await data<{ id: string }>(client.post('/api/applications', { id: voucher.id }))).id;
  const asked = client.post('/api/consultancies', {
    kind: 'domanda',
    grantId: voucher.id,
    description: 'Vorremmo comprare un centro di lavoro da 120.000 euro entro marzo e capire il bando giusto.',
    budget: 1500,
    urgency: 'media',
    sharesCompany: false,
    consultantId,
  });
  consultancyId = (await data<{ consultancy: ConsultancyView }>(asked)).consultancy.id;
  await consultant.post(`/api/consultancies/${consultancyId}/acceptance`);
  const share = { kind: 'candidatura', targetId: id, isShared: true };
  expect((await client.put(`/api/consultancies/${consultancyId}/sharing`, share)).status).toBe(200);
  for (const section of SECTIONS)
    await client.put(`/api/applications/${id}/texts/${section}`, { text: LONG, seenRevision: 0 });
});
afterAll(() => product.close());

test('only what was sent has an outcome, and only its owner records it', async () => {
  expect((await outcome(AWARD)).status).toBe(409);
  expect((await client.post(`/api/applications/${id}/submission`, { protocol: '1/2026' })).status).toBe(200);
  expect((await outcome(AWARD, consultant)).status).toBe(404);
  const refused = await outcome({ ...AWARD, on: '' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ fields: [{ field: 'outcome.on' }] });
});

test('an award adds one line to the ledger, its duties to the calendar, and can be taken back', async () => {
  for (let times = 0; times < 2; times += 1) expect((await outcome(AWARD)).status).toBe(200);
  expect((await ledger()).ledger.entries).toMatchObject([
    { grantedOn: '2026-11-10', amountGge: 12_000, regime: 'de_minimis', body: 'Camera di commercio', cor: '24681012' },
  ]);
  expect(await dutiesInCalendar()).toMatchObject([
    { title: 'Rendicontazione: Voucher provinciale', day: '2027-05-31', href: `/applications?apri=${id}` },
    { title: 'Pubblica i contributi ricevuti nel 2026', day: '2027-06-30' },
  ]);
  await outcome(null);
  expect((await ledger()).ledger.entries).toEqual([]);
  expect(await dutiesInCalendar()).toEqual([]);
  await outcome(AWARD);
  expect((await ledger()).ledger.entries).toHaveLength(1);
});

test('a line that the person removed stays away, and the register’s own line is not counted twice', async () => {
  const { company, ledger: before } = await ledger();
  const path = `/api/tools/de-minimis/${company.id}/entries`;
  await client.delete(`${path}/${before.entries[0]!.id}`);
  await outcome({ ...AWARD, act: 'Determina 42' });
  expect((await ledger()).ledger.entries).toEqual([]);
  await outcome(null);
  const line = { grantedOn: '2026-11-10', amountGge: 12_000, regime: 'de_minimis', undertakingId: 'self' };
  expect((await client.post(path, { ...line, cor: '24681012' })).status).toBe(201);
  await outcome(AWARD);
  expect((await ledger()).ledger.entries).toHaveLength(1);
});

test('the consultant who helped finds it when closing, and it counts among the results once closed', async () => {
  const results = async () =>
    (await data<{ consultant: object }>(product.browser().get(`/api/consultants/${consultantId}`))).consultant;
  expect(await consultancy()).toMatchObject({ outcome: 'approvata', grantedAmount: 12_000, cor: '24681012' });
  expect(await results()).toMatchObject({ closed: 0, granted: 0 });
  const { items } = await data<{ items: Item[] }>(consultant.get('/api/notifications'));
  expect(items.filter(({ title }) => title.includes('ha registrato l’esito: finanziata'))).toHaveLength(1);
  const end = { outcome: 'senza_domanda', grantedAmount: null, cor: null, earnings: null };
  await consultant.post(`/api/consultancies/${consultancyId}/completion`, end);
  await outcome({ ...AWARD, amount: 11_000 });
  expect(await consultancy()).toMatchObject({ outcome: 'approvata', grantedAmount: 11_000 });
  expect(await results()).toMatchObject({ closed: 1, granted: 1 });
  await outcome(null);
  expect(await consultancy()).toMatchObject({ outcome: 'senza_domanda' });
  expect(await results()).toMatchObject({ closed: 0, granted: 0 });
});

test('each duty is told on the steps of deadlines, once, and mailed to who wants deadlines by mail', async () => {
  await outcome(AWARD);
  product.clock.now = new Date('2027-05-01T08:00:00+02:00');
  for (let run = 0; run < 2; run += 1) {
    await Promise.all([remindDeadlines(product.services), remindDeadlines(product.services)]);
    await Promise.all([sendDigests(product.services), sendDigests(product.services)]);
  }
  const fresh = await signedInBusiness(product, { email: 'altra@brenta.example' });
  expect((await data<{ items: Item[] }>(fresh.get('/api/notifications'))).items).toEqual([]);
  const mails = product.mails.filter(({ to, headers }) => to === 'anna@brenta.example' && headers !== undefined);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.subject).toContain('Rendicontazione: Voucher provinciale: tra 30 giorni');
});
