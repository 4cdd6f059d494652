import type { Grant } from '#domain/grants/grant.ts';
import type { Matcher } from '#domain/matching/matcher.ts';
import type { Verdict } from '#domain/vocabulary.ts';
import { companyFacts } from '#domain/companies/company-facts.ts';
import { shortReason } from '#messages/matching/short.ts';
import type { UserContext } from '#server/context.ts';
import type { Company } from '#server/features/companies/service.ts';
import { activeProjectsOf } from '#server/features/projects/service.ts';
import { knownRoomsOf } from '#server/features/tools/service.ts';
import { todayOf } from './subject.ts';

export type ShortVerdict = { grantId: string; verdict: Verdict; reason: string | null };
type Known = { id: string; version: number };
type Judging = { matcher: Matcher; revision: number };

const REMEMBERED = 5_000;
const remembered = new Map<string, { state: string; verdicts: ShortVerdict[] }>();

/**
 * Some grants for many companies, in short: by company, in the order of the grants. Whole companies are read only where
 * something changed since they were judged last; where aid was received the room is counted every time.
 */
export async function judgeMany(
  ctx: UserContext,
  { matcher, revision }: Judging,
  companies: readonly Known[],
  load: () => Promise<readonly Company[]>,
  grants: readonly Grant[],
): Promise<Map<string, ShortVerdict[]>> {
  const today = todayOf(ctx);
  const ids = companies.map(({ id }) => id);
  const projects = await activeProjectsOf(ctx.db, ids);
  const asked = JSON.stringify([revision, today, grants.map(({ id }) => id)]);
  const stateOf = ({ id, version }: Known) => JSON.stringify([version, projects.get(id) ?? null, asked]);
  const isKnown = (each: Known) => remembered.get(each.id)?.state === stateOf(each);
  const rooms = await knownRoomsOf(ctx.db, ids, load, today);
  const stale = new Set(companies.filter((each) => rooms.has(each.id) || !isKnown(each)).map(({ id }) => id));
  for (const company of stale.size === 0 ? [] : await load()) {
    if (!stale.has(company.id)) continue;
    const context = { deMinimisRooms: rooms.get(company.id) ?? {}, project: projects.get(company.id) ?? null };
    const items = matcher.judge(grants, companyFacts(company), today, context);
    const verdicts = items.map(({ grant, verdict, eligibility }) => ({
      ...{ grantId: grant.id, verdict },
      reason: shortReason(eligibility),
    }));
    remember(company.id, { state: stateOf(company), verdicts });
  }
  return new Map(ids.map((id) => [id, remembered.get(id)?.verdicts ?? []]));
}

function remember(id: string, entry: { state: string; verdicts: ShortVerdict[] }): void {
  remembered.delete(id);
  remembered.set(id, entry);
  if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value!);
}
