// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordEvent } from '#server/features/activity/service.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { consultantForm, signedInBusiness, tokenFor, CONSULTANT } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { eq } from 'drizzle-orm';

const DAY = 86_400_000;

let product: TestProduct;
let giulia: TestBrowser;
let marco: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
  giulia = await signedInBusiness(product);
  marco = await signedInBusiness(product, { email: 'marco@altrove.example', firstName: 'Marco' });
});
afterAll(() => product.close());

type Counter = { kind: string; last: number; previous: number; bars: number[] };
type Dashboard = {
  company: { companyName: string; region: string | null } | null;
  counters: Counter[];
  activities: { kind: string; title: string; subjectId: string | null }[];
  notifications: { items: { title: string }[]; unread: number };
  matches: {
    grant: { id: string; name: string };
    verdict: string;
    score: number | null;
    topReason: string | null;
    money: { figure: string | null; whyCode: string | null };
  }[];
  hubGrantIds: string[];
  question: { field: string } | null;
  nextDeadline: { id: string } | null;
  savedCount: number;
  lastAnalysis: { grants: number; at: string } | null;
};
const dashboardOf = async (browser: TestBrowser) => (await (await browser.get('/api/dashboard')).json()) as Dashboard;
const counter = (dashboard: Dashboard, kind: string) => dashboard.counters.find((each) => each.kind === kind);

async function idOf(email: string): Promise<string> {
  const [row] = await product.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
  return row!.id;
}
/** As if it had been done that long before now. */
async function happened(email: string, kind: 'ricerca_ai' | 'bando_visto', ago: number) {
  const user = { id: await idOf(email) };
  const at = new Date(product.clock.now.getTime() - ago);
  await recordEvent({ user, now: () => at }, product.db, { kind, title: 'prova' });
}

describe('GET /api/dashboard', () => {
  test('a new account: zeros, no activity, four matches with verdict and reason, and the region to ask for', async () => {
    const dashboard = await dashboardOf(giulia);
    expect(dashboard.company).toMatchObject({ companyName: 'Officine Brenta Srl', region: null });
    expect(dashboard.counters.map(({ kind }) => kind)).toEqual([
      'ricerca_ai',
      'bando_visto',
      'candidatura_inviata',
      'sessione_ai',
    ]);
    expect(dashboard.counters.every(({ last, previous }) => last === 0 && previous === 0)).toBe(true);
    expect(dashboard).toMatchObject({
      activities: [],
      notifications: { items: [], unread: 0 },
      nextDeadline: null,
      savedCount: 0,
    });
    expect(dashboard.matches).toHaveLength(4);
    expect(dashboard.hubGrantIds).toHaveLength(5);
    expect(dashboard.hubGrantIds.slice(0, 4)).toEqual(dashboard.matches.map(({ grant }) => grant.id));
    for (const match of dashboard.matches) {
      expect(match.verdict).not.toBe('non_ammissibile');
      expect(match.score).toBeGreaterThanOrEqual(70);
      expect(match).not.toHaveProperty('checks');
    }
    expect(dashboard.question?.field).toBeTruthy();
  });

  test('with a project each match says what it would bring, or why that cannot be said', async () => {
    const lia = await signedInBusiness(product, { email: 'lia@torni.example', firstName: 'Lia' });
    await lia.post('/api/projects', { description: 'macchinari nuovi', spend: 40_000 });
    const { matches } = await dashboardOf(lia);
    expect(matches).toHaveLength(4);
    expect(matches.every(({ money }) => money.whyCode !== 'no_spend')).toBe(true);
    expect(matches.some(({ money }) => money.figure !== null)).toBe(true);
  });

  test('counters stand on the last 30 days against the 30 before, to the second (ACT-5)', async () => {
    const email = 'giulia@officine.example';
    await happened(email, 'ricerca_ai', 0);
    await happened(email, 'ricerca_ai', 30 * DAY - 1000);
    await happened(email, 'ricerca_ai', 30 * DAY);
    await happened(email, 'ricerca_ai', 60 * DAY - 1000);
    await happened(email, 'ricerca_ai', 60 * DAY);
    await happened(email, 'ricerca_ai', -5000);
    expect(counter(await dashboardOf(giulia), 'ricerca_ai')).toMatchObject({
      last: 2,
      previous: 2,
      bars: [1, 0, 0, 0, 0, 1],
    });
    expect(counter(await dashboardOf(marco), 'ricerca_ai')).toMatchObject({ last: 0, previous: 0 });
  });

  test('a grant that is read twice within the hour is one view, and an unknown one none', async () => {
    const view = (grantId: string) => giulia.post('/api/context/views', { grantId });
    expect((await view('1')).status).toBe(200);
    await view('beni-strumentali-nuova-sabatini');
    expect(counter(await dashboardOf(giulia), 'bando_visto')?.last).toBe(1);
    product.clock.now = new Date(product.clock.now.getTime() + 3_600_000);
    await view('1');
    expect(counter(await dashboardOf(giulia), 'bando_visto')?.last).toBe(2);
    expect((await view('mai-visto')).status).toBe(404);
  });

  test('saving shows up in the activities once, with the grant, and sets the next deadline', async () => {
    const grantId = 'beni-strumentali-nuova-sabatini';
    await giulia.post('/api/saved-grants', { grantId });
    await giulia.post('/api/saved-grants', { grantId });
    const dashboard = await dashboardOf(giulia);
    expect(dashboard.activities.filter(({ kind }) => kind === 'bando_salvato')).toMatchObject([{ subjectId: grantId }]);
    expect(dashboard.savedCount).toBe(1);
  });

  test('generating again answers with what was asked for and counts as an AI search', async () => {
    const before = counter(await dashboardOf(marco), 'ricerca_ai')!.last;
    const answer = await marco.post('/api/dashboard/ai-grants', {});
    const { items } = (await answer.json()) as { items: Dashboard['matches'] };
    expect([answer.status, items.length]).toEqual([200, 6]);
    const after = await dashboardOf(marco);
    expect(counter(after, 'ricerca_ai')?.last).toBe(before + 1);
    expect(after.activities[0]).toMatchObject({ kind: 'ricerca_ai', title: 'Bandi AI per Officine Brenta Srl' });
    expect((await marco.post('/api/dashboard/ai-grants', { limit: 99 })).status).toBe(400);
  });

  test('the last analysis of grants is told, however much was done since; one of a document is none', async () => {
    const lia = await signedInBusiness(product, { email: 'lia@analisi.example' });
    const user = { id: await idOf('lia@analisi.example') };
    const analysed = async (ago: number, data: Record<string, unknown>) => {
      const at = new Date(product.clock.now.getTime() - ago);
      await recordEvent({ user, now: () => at }, product.db, { kind: 'analisi_ai', title: 'prova', data });
      return at.toISOString();
    };
    await analysed(DAY, {});
    expect(await dashboardOf(lia)).toMatchObject({ activities: [{ kind: 'analisi_ai' }], lastAnalysis: null });
    await analysed(3 * DAY, { grants: 9 });
    const at = await analysed(2 * DAY, { grants: 5 });
    for (let days = 1; days <= 7; days += 1) await happened('lia@analisi.example', 'ricerca_ai', days * 1000);
    const dashboard = await dashboardOf(lia);
    expect(dashboard.lastAnalysis).toEqual({ grants: 5, at });
    expect(dashboard.activities.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'ricerca_ai'));
    expect((await dashboardOf(marco)).lastAnalysis).toBeNull();
  });

  test('a visitor must sign in, and a consultant has another home (DAS-8)', async () => {
    expect((await product.browser().get('/api/dashboard')).status).toBe(401);
    const consultant = product.browser();
    await consultant.post('/api/registrations/consultant', consultantForm());
    await consultant.post('/api/session/confirmation', { token: tokenFor(product, CONSULTANT.email) });
    expect((await consultant.get('/api/dashboard')).status).toBe(403);
  });
});

describe('the context layer (ACT-1, ACT-2)', () => {
  type Context = {
    isActive: boolean;
    currentContext: string | null;
    userSessions: { sessionId: string; route: string; startTime: string }[];
    viewedGrants: { subjectId: string }[];
    searchHistory: unknown[];
    conversationHistory: { content: string; role: string; sessionId: string | null; userId: string }[];
  };
  const enter = async (browser: TestBrowser, route: string) =>
    (await (await browser.post('/api/context/session', { route })).json()) as Context;

  test('is inactive and empty until a session begins; then remembers session, route and what is done', async () => {
    const ada = await signedInBusiness(product, { email: 'ada@contesto.example' });
    const empty = (await (await ada.get('/api/context')).json()) as Context;
    expect(empty).toMatchObject({ isActive: false, currentContext: null, userSessions: [], viewedGrants: [] });

    const first = await enter(ada, '/dashboard');
    expect(first).toMatchObject({
      isActive: true,
      currentContext: '/dashboard',
      userSessions: [{ route: '/dashboard' }],
    });
    const later = await enter(ada, '/notifications');
    expect(later.userSessions).toHaveLength(1);
    expect(later.currentContext).toBe('/notifications');
    expect(counter(await dashboardOf(ada), 'sessione_ai')?.last).toBe(1);

    await ada.post('/api/context/views', { grantId: '1' });
    const user = { id: await idOf('ada@contesto.example') };
    const message = { kind: 'conversazione' as const, title: 'Quando scade?', data: { role: 'user' } };
    await recordEvent({ user, now: product.services.now }, product.db, message);
    const full = (await (await ada.get('/api/context')).json()) as Context;
    expect(full.viewedGrants).toMatchObject([{ subjectId: 'beni-strumentali-nuova-sabatini' }]);
    expect(full.conversationHistory).toMatchObject([
      { content: 'Quando scade?', role: 'user', userId: user.id, sessionId: first.userSessions[0]?.sessionId },
    ]);
  });

  test('a long silence begins another session with another id', async () => {
    const ada = await signedInBusiness(product, { email: 'silenzio@contesto.example' });
    const [one] = (await enter(ada, '/dashboard')).userSessions;
    product.clock.now = new Date(product.clock.now.getTime() + 31 * 60_000);
    const { userSessions } = await enter(ada, '/profile');
    expect(userSessions.map(({ route }) => route)).toEqual(['/profile', '/dashboard']);
    expect(userSessions[0]?.sessionId).not.toBe(one?.sessionId);
  });

  test('clearing makes it inactive with all histories empty, and touches nobody else', async () => {
    const ada = await signedInBusiness(product, { email: 'cancella@contesto.example' });
    await enter(ada, '/dashboard');
    await enter(marco, '/dashboard');
    await ada.post('/api/context/views', { grantId: '1' });
    await ada.post('/api/saved-grants', { grantId: '1' });
    const cleared = (await (await ada.delete('/api/context')).json()) as Context;
    expect(cleared).toMatchObject({ isActive: false, userSessions: [], viewedGrants: [], searchHistory: [] });
    const dashboard = await dashboardOf(ada);
    expect(counter(dashboard, 'bando_visto')?.last).toBe(0);
    expect(dashboard.savedCount).toBe(1);
    expect(((await (await marco.get('/api/context')).json()) as Context).isActive).toBe(true);
    expect((await product.browser().get('/api/context')).status).toBe(401);
  });
});
