import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAPS } from '#domain/caps.ts';
import { CAP_MESSAGES } from '#messages/caps.ts';
import { profiles } from './features/accounts/tables.ts';
import { trimEvents } from './features/activity/store.ts';
import { events } from './features/activity/tables.ts';
import { insertEvent, insertVersion } from './features/applications/store.ts';
import { applicationEvents, applicationVersions } from './features/applications/tables.ts';
import { insertRequest } from './features/assistant/store.ts';
import { aiRequests } from './features/assistant/tables.ts';
import { prepareCatalogue } from './features/grants/service.ts';
import { grantReports } from './features/grants/tables.ts';
import { projects } from './features/projects/tables.ts';
import { savedSearches } from './features/saved-grants/tables.ts';
import { BUSINESS, signedInBusiness } from './testing/people.ts';
import type { TestBrowser } from './testing/test-browser.ts';
import { startTestProduct, type TestProduct } from './testing/test-product.ts';

let product: TestProduct;
let browser: TestBrowser;
let userId = '';
beforeAll(async () => {
  product = await startTestProduct();
  browser = await signedInBusiness(product);
  const [profile] = await product.db.select().from(profiles).where(eq(profiles.email, BUSINESS.email));
  userId = profile!.id;
});
afterAll(() => product.close());

const together = (times: number, send: (at: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: times }, (_, at) => send(at)));
const statusesOf = (answers: Response[]) =>
  Object.fromEntries(
    [200, 201, 409, 429].map((status) => [status, answers.filter((one) => one.status === status).length]),
  );

test('parallel calls cannot keep more companies than there is room for', async () => {
  const company = { roleInCompany: 'Titolare', sector: 'energy', description: 'Una prova', ein: 'IT00743110157' };
  const answers = await together(30, (at) =>
    browser.post('/api/companies', { ...company, companyName: `Prova ${String(at)}` }),
  );
  expect(statusesOf(answers)).toMatchObject({ 201: CAPS.companies - 1, 409: 30 - CAPS.companies + 1 });
  const refused = answers.find(({ status }) => status === 409)!;
  expect(await refused.json()).toMatchObject({ code: 'limit_reached', message: CAP_MESSAGES.companies });
});

test('nor more saved searches', async () => {
  const search = (at: number) =>
    browser.post('/api/saved-searches', { name: `Ricerca ${String(at)}`, criteria: { q: 'energia' }, hasAlert: false });
  const answers = await together(60, search);
  expect(statusesOf(answers)).toMatchObject({ 201: CAPS.savedSearches, 409: 60 - CAPS.savedSearches });
  const [kept] = await product.db.select({ all: count() }).from(savedSearches).where(eq(savedSearches.userId, userId));
  expect(kept?.all).toBe(CAPS.savedSearches);
});

test('nor more projects of a company, those that were deleted included', async () => {
  const project = { description: 'Forno nuovo', spend: 40_000 };
  const answers = await together(CAPS.projects + 4, () => browser.post('/api/projects', project));
  expect(statusesOf(answers)).toMatchObject({ 201: CAPS.projects, 409: 4 });
  const [one] = await product.db.select().from(projects).where(eq(projects.userId, userId)).limit(1);
  await browser.delete(`/api/projects/${one!.id}`);
  expect((await browser.post('/api/projects', project)).status).toBe(201);
  expect((await browser.post(`/api/projects/${one!.id}/restore`, {})).status).toBe(409);
  const left = CAPS.projectsEver - CAPS.projects - 1;
  const gone = { ...one!, deletedAt: product.clock.now, isActive: false };
  await product.db
    .insert(projects)
    .values(Array.from({ length: left }, (_, at) => ({ ...gone, id: `gone-${String(at)}` })));
  const [kept] = await product.db.select().from(projects).where(eq(projects.isActive, true)).limit(1);
  await browser.delete(`/api/projects/${kept!.id}`);
  const refused = await browser.post('/api/projects', project);
  expect(await refused.json()).toMatchObject({ code: 'limit_reached', message: CAP_MESSAGES.projectsEver });
});

test('nor ask the assistant more often than a day allows', async () => {
  for (let at = 0; at < CAPS.assistantRequests - 5; at += 1) {
    const request = { id: `before-${String(at)}`, userId, type: 'smart_suggestions', createdAt: product.clock.now };
    await insertRequest(product.db, request);
  }
  const ask = () => browser.post('/api/ai-assistant', { type: 'smart_suggestions', data: {} });
  expect(statusesOf(await together(12, ask))).toMatchObject({ 200: 5, 429: 7 });
  const [used] = await product.db.select({ all: count() }).from(aiRequests).where(eq(aiRequests.userId, userId));
  expect(used?.all).toBe(CAPS.assistantRequests);
});

test('of a history the newest part stays', async () => {
  await product.db.delete(events);
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  const row = { userId, companyId: null, kind: 'ricerca_ai' as const, subjectId: null, title: 'x', data: {} };
  await product.db
    .insert(events)
    .values([1, 2, 3, 4].map((day) => ({ ...row, id: `event-${String(day)}`, at: at(day) })));
  await trimEvents(product.db, 2);
  expect((await product.db.select().from(events)).map(({ id }) => id).toSorted()).toEqual(['event-3', 'event-4']);
});

test('of an application the newest versions and acts stay', async () => {
  await prepareCatalogue(product.services);
  const { id } = (await (await browser.post('/api/applications', { id: '1' })).json()) as { id: string };
  const [all, at] = [CAPS.applicationVersions + 3, product.clock.now];
  for (let number = 1; number <= all; number += 1)
    await insertVersion(product.db, { applicationId: id, number, contents: {}, actorName: 'Giulia', at });
  const versions = await product.db.select().from(applicationVersions);
  expect(versions.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: CAPS.applicationVersions }, (_, place) => place + 4),
  );
  const act = { applicationId: id, actorId: userId, actorName: 'Giulia', kind: 'modificata', detail: null };
  await product.db.insert(applicationEvents).values(
    Array.from({ length: CAPS.applicationEvents + 3 }, (_, place) => ({
      ...act,
      id: `act-${String(place)}`,
      at: new Date(at.getTime() - 1000 * place),
    })),
  );
  await insertEvent(product.db, id, { ...act, at });
  const acts = await product.db.select().from(applicationEvents);
  expect(acts).toHaveLength(CAPS.applicationEvents);
  expect(acts.some((one) => one.id === `act-${String(CAPS.applicationEvents + 2)}`)).toBe(false);
});

test('signing in again and again keeps only the last sign-ins', async () => {
  const { email, password } = BUSINESS;
  for (let times = 0; times < CAPS.sessions + 1; times += 1) {
    product.clock.now = new Date(product.clock.now.getTime() + 1000);
    await product.browser().post('/api/session', { email, password });
  }
  expect((await browser.get('/api/profile')).status).toBe(401);
});

test('errors reported of grants wait for an editor, not without end', async () => {
  await prepareCatalogue(product.services);
  const report = { grantId: 'beni-strumentali-nuova-sabatini', userId: null, field: null, text: 'Data errata' };
  const createdAt = new Date('2026-11-14T09:00:00Z');
  const rows = Array.from({ length: CAPS.openReports - 1 }, (_, at) => ({
    ...report,
    id: `r${String(at)}`,
    createdAt,
  }));
  for (let at = 0; at < rows.length; at += 500) await product.db.insert(grantReports).values(rows.slice(at, at + 500));
  const send = () =>
    product.browser().post('/api/grants/beni-strumentali-nuova-sabatini/reports', { text: 'Data errata' });
  const answers = await together(3, send);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(2);
  expect(await refused[0]!.json()).toMatchObject({ code: 'limit_reached', message: CAP_MESSAGES.openReports });
});
