import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Portfolio } from '#domain/sharing/portfolio.ts';
import type { SharingView } from '#domain/sharing/sharing.ts';
import type { TakeoverView } from '#domain/sharing/takeover.ts';
import { rowsOf } from '#server/platform/db/db.ts';
import { pdf, signedInBusiness } from '#server/testing/people.ts';
import { MANDATE, read, startPractice, type Practice } from '#server/testing/practice.ts';
import { KEPT_TABLES, MOVED_TABLES } from './takeover-store.ts';

let practice: Practice;
let consultant: Practice['client'];
let owner: Practice['client'];
let companyId: string;
let applicationId: string;
let fileId: string;
let token: string;
let consultancyId: string;

type Taken = { companyId: string; consultancyId: string };
const invite = (email = MANDATE.contactEmail, who = consultant, id = companyId) =>
  who.post(`/api/clients/companies/${id}/invitation`, { email });
const mailed = (to: string) =>
  practice.product.mails.findLast((mail) => mail.to === to)!.text.match(/aziende\/invito\/([\w-]+)/)![1]!;
const take = (who: Practice['client'], with_ = token) => who.post('/api/takeovers', { token: with_ });
const clientOf = async () =>
  (await read<Portfolio>(consultant.get('/api/clients'))).clients.find((each) => each.companyId === companyId);

beforeAll(async () => {
  practice = await startPractice();
  consultant = practice.consultant;
  companyId = (await read<{ createdId: string }>(consultant.post('/api/clients', MANDATE))).createdId;
  await consultant.post('/api/projects', { title: 'Climatizzazione delle camere' });
  applicationId = (await read<{ id: string }>(consultant.post('/api/applications', { id: '1' }))).id;
  const form = new FormData();
  form.set('data', '{}');
  form.append('file', pdf('DURC.pdf'));
  const { items } = await read<{ items: { fileId: string }[] }>(consultant.post('/api/documents', form));
  fileId = items[0]!.fileId;
});
afterAll(() => practice.product.close());

test('every table about a company says whether it goes with it', async () => {
  const rows = await rowsOf<{ table_name: string }>(
    practice.product.db,
    sql`select c.table_name from information_schema.columns c
      join information_schema.columns u on u.table_name = c.table_name and u.column_name = 'user_id'
      join information_schema.tables t on t.table_name = c.table_name and t.table_type = 'BASE TABLE'
      where c.column_name = 'company_id' and c.table_schema = 'public'`,
  );
  expect(rows.map(({ table_name }) => table_name).sort()).toEqual([...MOVED_TABLES, ...KEPT_TABLES].sort());
});

test('only the consultant with the mandate invites, an address other than the own; the newest link alone counts', async () => {
  expect((await invite(MANDATE.contactEmail, practice.stranger)).status).toBe(404);
  expect((await invite(MANDATE.contactEmail, consultant, practice.companyId)).status).toBe(404);
  expect((await invite('marco@studio.example')).status).toBe(400);
  expect((await invite('non un indirizzo')).status).toBe(400);
  expect(await clientOf()).toMatchObject({ kind: 'mandato', invitedAt: null, contactEmail: MANDATE.contactEmail });
  await invite();
  const first = mailed(MANDATE.contactEmail);
  expect((await invite('Elena@Dogi.example')).status).toBe(200);
  token = mailed(MANDATE.contactEmail);
  expect(await clientOf()).toMatchObject({ invitedEmail: MANDATE.contactEmail });
  owner = await signedInBusiness(practice.product, { email: MANDATE.contactEmail, companyName: 'Un’altra Srl' });
  expect((await take(owner, first)).status).toBe(404);
});

test('unknown links and others’ are not found, before and after their time', async () => {
  for (const [who, used] of [
    [owner, 'mai-vista'],
    [practice.client, token],
  ] as const) {
    expect((await take(who, used)).status).toBe(404);
    expect((await who.post('/api/takeovers/reading', { token: used })).status).toBe(404);
  }
  expect((await take(consultant)).status).toBe(403);
  const { clock } = practice.product;
  const today = clock.now;
  clock.now = new Date(today.getTime() + 31 * 86_400_000);
  expect((await take(await again(), token)).status).toBe(404);
  clock.now = today;
});

/** In the consultant's application, as far as one can be let in. */
async function invitedGuest(email: string) {
  const guest = await signedInBusiness(practice.product, { email });
  await consultant.post(`/api/applications/${applicationId}/guests`, { email, role: 'modifica' });
  const mail = practice.product.mails.findLast(({ to }) => to === email)!;
  await guest.post('/api/shared-applications', { token: mail.text.match(/invito\/([\w-]+)/)![1] });
  return guest;
}

/** A session may end within a month. */
async function again() {
  const browser = practice.product.browser();
  await browser.post('/api/session', { email: MANDATE.contactEmail, password: 'tornio-verde-42' });
  return browser;
}

test('the owner reads what it is, takes it over once however often it is pressed, and nothing is lost', async () => {
  const guest = await invitedGuest('secondo@altrove.example');
  expect((await guest.get(`/api/applications/${applicationId}`)).status).toBe(200);
  expect(await read<TakeoverView>(owner.post('/api/takeovers/reading', { token }))).toEqual({
    companyName: MANDATE.companyName,
    consultantName: 'Marco Furlan',
    signedOn: MANDATE.signedOn,
    applications: 1,
    projects: 1,
    documents: 1,
    isTaken: false,
  });
  const answers = await Promise.all([take(owner), take(owner), take(owner)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const taken = await Promise.all(answers.map((answer) => read<Taken>(answer)));
  consultancyId = taken[0]!.consultancyId;
  expect(taken.every((each) => each.companyId === companyId && each.consultancyId === consultancyId)).toBe(true);
  const { consultancies } = await read<{ consultancies: object[] }>(owner.get('/api/consultancies'));
  expect(consultancies).toHaveLength(1);

  expect(await read(owner.get('/api/companies'))).toMatchObject({
    companies: expect.arrayContaining([expect.objectContaining({ id: companyId, isPrimary: true })]) as never,
  });
  expect(await read(owner.get('/api/projects'))).toMatchObject({
    projects: [{ title: 'Climatizzazione delle camere' }],
  });
  expect(await read(owner.get('/api/documents'))).toMatchObject({ items: [{ fileId }] });
  expect((await owner.get(`/api/files/${fileId}`)).status).toBe(200);
  const view = await read<{ trail: { actorName: string }[] }>(owner.get(`/api/applications/${applicationId}`));
  expect(view.trail).toContainEqual(expect.objectContaining({ kind: 'creata', actorName: 'Marco Furlan' }));
  // Whom the consultant had let in, the new owner does not know.
  expect((await guest.get(`/api/applications/${applicationId}`)).status).toBe(404);
  const news = await read<{ items: { title: string; text: string }[] }>(owner.get('/api/notifications'));
  const ended = news.items.find(({ title }) => title.startsWith('Chi lavorava alle candidature'));
  expect(ended?.text).toContain('secondo@altrove.example');
});

test('the consultant goes on under the own name, in a consultancy that the owner ends at once', async () => {
  expect(await clientOf()).toMatchObject({ kind: 'condivisa', consultancyId });
  expect(await read(consultant.get(`/api/applications/${applicationId}`))).toMatchObject({
    actingFor: MANDATE.companyName,
  });
  expect((await consultant.get(`/api/files/${fileId}`)).status).toBe(200);
  expect((await invite()).status).toBe(404);
  const notices = await read<{ items: { title: string }[] }>(consultant.get('/api/notifications'));
  expect(notices.items.map(({ title }) => title)).toContain('Giulia Zanetti ha preso in carico Albergo Ai Dogi Sas');

  const { things, openings } = await read<SharingView>(owner.get(`/api/consultancies/${consultancyId}/sharing`));
  expect(things.filter(({ isShared }) => isShared).map(({ kind }) => kind)).toEqual([
    'azienda',
    'candidatura',
    'documento',
  ]);
  expect(openings.map(({ actorName }) => actorName)).toContain('Marco Furlan');
  for (const { kind, targetId } of things)
    await owner.put(`/api/consultancies/${consultancyId}/sharing`, { kind, targetId, isShared: false });
  expect((await consultant.get(`/api/applications/${applicationId}`)).status).toBe(404);
  expect((await consultant.get(`/api/files/${fileId}`)).status).toBe(404);
  expect(await clientOf()).toBeUndefined();
  expect((await take(owner)).status).toBe(200);
});

test('who signs up for it first has the company once, not twice; a sheet with work of its own stays', async () => {
  const takenBy = async (email: string, companyName: string, begins: boolean) => {
    const input = { ...MANDATE, companyName, contactEmail: email };
    const { createdId } = await read<{ createdId: string }>(consultant.post('/api/clients', input));
    await invite(email, consultant, createdId);
    const invitation = mailed(email);
    const person = await signedInBusiness(practice.product, { email, companyName: companyName.toUpperCase() });
    if (begins) await person.post('/api/applications', { id: '1' });
    expect((await take(person, invitation)).status).toBe(200);
    const { companies } = await read<{ companies: { id: string }[] }>(person.get('/api/companies'));
    return { count: companies.length, hasIt: companies.some(({ id }) => id === createdId) };
  };
  expect(await takenBy('sara@rocca.example', 'Tessitura Rocca Srl', false)).toEqual({ count: 1, hasIt: true });
  expect(await takenBy('luca@marin.example', 'Panificio Marin', true)).toEqual({ count: 2, hasIt: true });
});
