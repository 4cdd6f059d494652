import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALL_MINUTES } from '#domain/consultancies/call-minutes.ts';
import { isBeyondGrant } from '#domain/consultancies/stated-outcome.ts';
import type { ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { consultancies, consultancyEvents } from '#server/features/consultancies/tables.ts';
import { consultantProfiles } from '#server/features/consultants/tables.ts';
import { openCatalogue, prepareCatalogue } from '#server/features/grants/service.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { closeDemoAccounts, loadDemoData } from './demo.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
  await loadDemoData(product.services);
});
afterAll(() => product.close());

test('the demo’s business home is alive, and a second start adds nothing (DEM-1)', async () => {
  const browser = product.browser();
  await browser.post('/api/session', { email: 'azienda@bandolo.example', password: DEMO_PASSWORD });
  const read = async () =>
    (await (await browser.get('/api/dashboard')).json()) as {
      counters: { kind: string; last: number; previous: number }[];
      activities: unknown[];
      notifications: { items: { title: string }[]; unread: number };
      savedCount: number;
      nextDeadline: { id: string } | null;
    };
  const first = await read();
  const counter = (kind: string) => first.counters.find((each) => each.kind === kind);
  for (const kind of ['ricerca_ai', 'bando_visto', 'sessione_ai']) {
    expect(counter(kind)?.last).toBeGreaterThan(0);
    expect(counter(kind)?.previous).toBeGreaterThan(0);
  }
  expect(counter('candidatura_inviata')?.last).toBe(1);
  expect(first.activities).toHaveLength(6);
  expect(first.notifications.items.length).toBe(3);
  expect(first.notifications.unread).toBeGreaterThan(0);
  expect(first.savedCount).toBe(4);
  expect(first.nextDeadline).not.toBeNull();

  await loadDemoData(product.services);
  expect(await read()).toEqual(first);
});

test('the demo’s business user has applications begun, ready and sent, with their sums and days (DEM-1)', async () => {
  const browser = product.browser();
  await browser.post('/api/session', { email: 'azienda@bandolo.example', password: DEMO_PASSWORD });
  const { items } = (await (await browser.get('/api/applications')).json()) as {
    items: {
      status: string;
      outcome: unknown;
      protocol: string | null;
      requested: number | null;
      deadline: string | null;
    }[];
  };
  expect(items.map(({ status }) => status).sort()).toEqual(['completato', 'in_preparazione', 'inviato']);
  const sent = items.find(({ status }) => status === 'inviato')!;
  expect([sent.outcome, sent.protocol]).toEqual([null, 'SAB-2026-118402']);
  expect(items.every(({ requested }) => (requested ?? 0) > 0)).toBe(true);
  expect(items.filter(({ deadline }) => deadline !== null)).toHaveLength(2);
  // Nothing was chosen for this person: search and matches are those of the company alone.
  const { projects } = (await (await browser.get('/api/projects')).json()) as { projects: { isActive: boolean }[] };
  expect(projects.map(({ isActive }) => isActive)).toEqual([false, false, false]);
});

test('the demo’s approved consultant has the papers that were seen, once (CON-15)', async () => {
  const browser = product.browser();
  await browser.post('/api/session', { email: 'consulente@bandolo.example', password: DEMO_PASSWORD });
  await loadDemoData(product.services);
  const { profile } = (await (await browser.get('/api/consultant-profile')).json()) as {
    profile: { documents: { name: string }[]; vatNumber: string | null };
  };
  expect(profile.documents.map(({ name }) => name).sort()).toEqual([
    'iscrizione-albo.pdf',
    'polizza-professionale.pdf',
  ]);
  expect(profile.vatNumber).not.toBeNull();
});

test('the desk of the demo has work: profiles with documents, tickets, requests about data, doubts (DEM-1)', async () => {
  const admin = product.browser();
  await admin.post('/api/session', { email: 'admin@bandolo.example', password: DEMO_PASSWORD });
  const read = async () => {
    const { queues } = (await (await admin.get('/api/admin/queues')).json()) as { queues: Record<string, number> };
    const { profiles: waiting } = (await (await admin.get('/api/admin/consultants')).json()) as {
      profiles: { id: string; status: string; documents: { id: string; mediaType: string }[] }[];
    };
    const requests = (await (await admin.get('/api/admin/data-requests/page?stato=aperte')).json()) as {
      total: number;
    };
    return { queues, waiting, open: requests.total };
  };
  const first = await read();
  expect(first.queues).toMatchObject({ consultants: 3, tickets: 4, grantReports: 3 });
  expect(first.open).toBe(2);
  const [oldest] = first.waiting.filter(({ status }) => status === 'in_attesa');
  expect(oldest!.documents.map(({ mediaType }) => mediaType)).toEqual(['application/pdf', 'application/pdf']);
  const shown = await admin.get(`/api/admin/consultants/${oldest!.id}/files/${oldest!.documents[0]!.id}`);
  expect([
    shown.status,
    Buffer.from(await shown.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ]).toEqual([200, '%PDF']);

  await closeDemoAccounts(product.services);
  expect((await product.db.select().from(profiles).where(like(profiles.id, 'demo-candidato-%'))).length).toBe(0);
  await loadDemoData(product.services);
  await admin.post('/api/session', { email: 'admin@bandolo.example', password: DEMO_PASSWORD });
  expect((await read()).queues).toEqual(first.queues);
});

test('people of the demo signed up over months, more of them lately, so that the summary has a shape (DEM-1)', async () => {
  const admin = product.browser();
  await admin.post('/api/session', { email: 'admin@bandolo.example', password: DEMO_PASSWORD });
  const read = async (period: string) => {
    const { measures } = (await (await admin.get(`/api/admin/summary?giorni=${period}`)).json()) as {
      measures: { measure: string; total: number; before: number; points: { value: number }[] }[];
    };
    return measures.find(({ measure }) => measure === 'iscrizioni')!;
  };
  const [month, year] = [await read('30g'), await read('365g')];
  expect(year.total).toBeGreaterThan(245);
  expect(month.total).toBeGreaterThan(month.before);
  expect(month.before).toBeGreaterThan(20);
  expect(month.points.filter(({ value }) => value > 0).length).toBeGreaterThan(20);
  expect(Math.max(...year.points.map(({ value }) => value))).toBeLessThan(60);
});

test('the demo’s consultant has contacts of each kind, and papers of some clients (CON-21, CON-30)', async () => {
  const browser = product.browser();
  await browser.post('/api/session', { email: 'consulente@bandolo.example', password: DEMO_PASSWORD });
  const day = (await (await browser.get('/api/clients/dashboard')).json()) as ConsultantDashboard;
  expect(new Set(day.week.map(({ kind }) => kind))).toEqual(new Set(['consegna', 'incontro', 'compito', 'documento']));
  const begun = day.portfolio.clients.flatMap(({ cells }) => cells.flatMap(({ application }) => application ?? []));
  expect(begun.map(({ status }) => status).sort()).toEqual(['completato', 'in_preparazione', 'inviato']);
  expect(day.interactions.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['chiamata', 'mail', 'incontro', 'aggiornamento']),
  );
  const shown = (await (await browser.get('/api/clients/documents')).json()) as { clients: { papers: unknown[] }[] };
  expect(shown.clients.filter(({ papers }) => papers.length > 0)).toHaveLength(5);
});

test('the demo keeps its own rules: one start per assignment, no award above what the grant gives, one free first call', async () => {
  const works = await product.db.select().from(consultancies);
  const events = await product.db.select().from(consultancyEvents);
  const begun = works.filter(({ id }) => id.startsWith('demo-incarico-'));
  expect(begun).toHaveLength(4);
  for (const { id, acceptedAt } of begun)
    expect(events.filter((each) => each.consultancyId === id && each.kind === 'accettata')).toMatchObject([
      { at: acceptedAt },
    ]);
  const catalogue = await openCatalogue(product.services);
  const beyond = works.filter(({ grantId, grantedAmount }) =>
    isBeyondGrant(grantedAmount, (grantId && catalogue.find(grantId)?.grant) || null),
  );
  expect(beyond.map(({ id }) => id)).toEqual([]);
  const said = await product.db.select({ text: consultantProfiles.pricingInfo }).from(consultantProfiles);
  expect(said.some(({ text }) => text?.includes(`${String(CALL_MINUTES)} minuti gratuita`))).toBe(true);
  expect(said.filter(({ text }) => text?.includes('mezz’ora'))).toEqual([]);
});

test('without demo data the accounts of the README cannot be entered; with it again they can', async () => {
  const entered = async () => {
    const browser = product.browser();
    const answer = await browser.post('/api/session', { email: 'admin@bandolo.example', password: DEMO_PASSWORD });
    return { status: answer.status, browser };
  };
  const { browser } = await entered();
  await closeDemoAccounts(product.services);
  expect((await browser.get('/api/admin/imports')).status).toBe(401);
  expect((await entered()).status).toBe(401);
  await loadDemoData(product.services);
  expect((await entered()).status).toBe(200);
});
