import { SEARCH } from '#domain/constants.ts';
import type { Marks } from '#domain/grants/marks.ts';
import { AI_GRANTS_EVENT } from '#messages/dashboard/dashboard.ts';
import type { UserContext } from '#server/context.ts';
import { countersOf, latestActivities, recordEvent } from '#server/features/activity/service.ts';
import { readUsage } from '#server/features/assistant/service.ts';
import type { Company } from '#server/features/companies/service.ts';
import { openOwnCatalogue, summaryOf } from '#server/features/grants/service.ts';
import { matchActiveCompany, readKnown } from '#server/features/matching/service.ts';
import { latestNotifications } from '#server/features/notifications/service.ts';

const ACTIVITIES = 6;

/** The whole business home in one answer (DAS-1). */
export async function readDashboard(ctx: UserContext) {
  const limit = Math.max(SEARCH.dashboardMax, SEARCH.hubAnalysisGrants);
  const known = await readKnown(ctx);
  const { items, questions } = await matchActiveCompany(ctx, { limit }, known);
  const saved = await currentSaved(ctx, known.marks);
  return {
    company: shownCompany(known.active),
    counters: await countersOf(ctx),
    ...(await latestActivities(ctx, ACTIVITIES)),
    usage: await readUsage(ctx),
    notifications: await latestNotifications(ctx),
    matches: items.slice(0, SEARCH.dashboardMax).map(withoutChecks),
    /** What the hub analyses: one more than the list shows (DAS-7). */
    hubGrantIds: items.slice(0, SEARCH.hubAnalysisGrants).map(({ grant }) => grant.id),
    question: questions[0] ?? null,
    nextDeadline: closesFirst(saved),
    savedCount: saved.length,
  };
}

/** "Rigenera Bandi AI": the matches as they are now, and one more AI search in the history. */
export async function generateGrants(ctx: UserContext, limit: number) {
  const { company, items } = await matchActiveCompany(ctx, { limit });
  if (company) {
    await recordEvent(ctx, ctx.db, {
      kind: 'ricerca_ai',
      title: AI_GRANTS_EVENT(company.companyName),
      data: { origin: 'bandi_ai', results: items.map(({ grant }) => grant.id) },
    });
  }
  return { items: items.map(withoutChecks), generatedAt: ctx.now().toISOString() };
}

type Match = Awaited<ReturnType<typeof matchActiveCompany>>['items'][number];
function withoutChecks({ grant, verdict, text, topReason, met, total, score, money }: Match) {
  const { figure, formula, why, whyCode } = money;
  return { grant, verdict, text, topReason, met, total, score, money: { figure, formula, why, whyCode } };
}

function shownCompany(active: Company | null) {
  if (!active) return null;
  const { id, companyName, sector, employees, city, region, version, completeness } = active;
  return { id, companyName, sector, employees, city, region, version, completeness: { percent: completeness.percent } };
}

async function currentSaved(ctx: UserContext, marks: Marks) {
  const catalogue = await openOwnCatalogue(ctx, ctx.user);
  return [...marks.saved].flatMap((id) => {
    const entry = catalogue.find(id);
    return entry ? [summaryOf(entry, catalogue.statusOf(entry, ctx.now()), marks)] : [];
  });
}

type Saved = Awaited<ReturnType<typeof currentSaved>>[number];
function closesFirst(saved: readonly Saved[]): Saved | null {
  const dated = saved.filter(({ daysLeft, status }) => daysLeft !== null && status !== 'sospeso');
  return dated.toSorted((a, b) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0))[0] ?? null;
}
