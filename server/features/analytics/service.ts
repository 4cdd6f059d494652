import { TOLD_KINDS } from '#domain/activity/event-kinds.ts';
import { lastSixMonths, sixMonthsFrom } from '#domain/analytics/months.ts';
import {
  badgeOf,
  INSIGHT_DAYS,
  insightsOf,
  isAiUse,
  monthlyRows,
  subjectsOf,
  tally,
} from '#domain/analytics/summary.ts';
import { romeInstant } from '#domain/grants/rome-instant.ts';
import { addMonths, romeMoment } from '#domain/grants/rome-time.ts';
import type { Sector } from '#domain/vocabulary.ts';
import type { UserContext } from '#server/context.ts';
import { eventsBetween, firstEventAt } from '#server/features/activity/service.ts';
import { openOwnCatalogue } from '#server/features/grants/service.ts';
import { verdictsFor } from '#server/features/matching/service.ts';

const DAY_MS = 86_400_000;
const RECENT = 12;
const TOP_SECTORS = 5;
/** Of the grants seen, the latest: their scores are computed when asked. */
const SCORED = 200;

/** The six months that were asked for, or the last six. */
export const monthsOf = ({ now }: Pick<UserContext, 'now'>, first: string | undefined): string[] =>
  sixMonthsFrom(first ?? lastSixMonths(romeMoment(now()).day));

/** All figures come from the person's own events (ANA-1). */
export async function readAnalytics(ctx: UserContext, first: string | undefined) {
  const months = monthsOf(ctx, first);
  const from = romeInstant(`${months[0]!}-01`, '00:00');
  const to = romeInstant(addMonths(`${months.at(-1)!}-01`, 1), '00:00');
  const events = await eventsBetween(ctx, TOLD_KINDS, from, to);
  const now = ctx.now();
  const lately = await eventsBetween(ctx, TOLD_KINDS, new Date(now.getTime() - 2 * INSIGHT_DAYS * DAY_MS), now);
  const catalogue = await openOwnCatalogue(ctx, ctx.user);
  const sectorsOf = (id: string): readonly Sector[] => catalogue.find(id)?.grant.sectors ?? [];
  const of = (kind: (typeof TOLD_KINDS)[number]) => events.filter((event) => event.kind === kind);
  const seen = subjectsOf(of('bando_visto'));
  const looked = subjectsOf([...of('bando_visto'), ...of('bando_salvato')]);
  return {
    months,
    firstEventAt: (await firstEventAt(ctx))?.toISOString() ?? null,
    cards: {
      views: of('bando_visto').length,
      applications: of('candidatura_inviata').length,
      aiQueries: events.filter(({ kind }) => isAiUse(kind)).length,
      ...(await averageScore(ctx, seen)),
    },
    rows: monthlyRows(events, months),
    sectors: tally(looked.flatMap(sectorsOf))
      .slice(0, TOP_SECTORS)
      .map(({ name, count }) => ({ sector: name as Sector, count })),
    recent: events.slice(0, RECENT).map(({ id, kind, subjectId, title, at }) => ({
      id,
      kind,
      badge: badgeOf(kind),
      subjectId: subjectId !== null && catalogue.find(subjectId) ? subjectId : null,
      title,
      at: at.toISOString(),
    })),
    insights: insightsOf(lately, now, sectorsOf),
  };
}

/** Of the grants opened in the period, as they suit the active company today; those it may not ask for have no score. */
async function averageScore(ctx: UserContext, seen: readonly string[]) {
  const { verdicts } = await verdictsFor(ctx, seen.slice(0, SCORED));
  const scores = Object.values(verdicts).flatMap(({ score }) => score ?? []);
  const sum = scores.reduce((total, score) => total + score, 0);
  return { averageScore: scores.length === 0 ? null : Math.round(sum / scores.length), scored: scores.length };
}
