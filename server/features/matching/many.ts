import type { Grant } from '#domain/grants/grant.ts';
import type { Matcher } from '#domain/matching/matcher.ts';
import type { Verdict } from '#domain/vocabulary.ts';
import { companyFacts } from '#domain/companies/company-facts.ts';
import { shortReason } from '#messages/matching/short.ts';
import type { UserContext } from '#server/context.ts';
import type { Company } from '#server/features/companies/service.ts';
import { activeProjectsOf } from '#server/features/projects/service.ts';
import { knownDeMinimisRooms } from '#server/features/tools/service.ts';
import { todayOf } from './subject.ts';

export type ShortVerdict = { grantId: string; verdict: Verdict; reason: string | null };
/** What a verdict is made from, in short: other marks, other facts. `project` and `aid` are null where there is none. */
type Known = { id: string; version: number; project: string | null; aid: string | null };
type Judging = { matcher: Matcher; revision: number };
type Remembered = { state: string; verdicts: Map<string, ShortVerdict> };

const COMPANIES = 5_000;
const GRANTS_EACH = 100;
const remembered = new Map<string, Remembered>();

/**
 * Some grants for many companies, in short: by company, in the order of the grants. Only the companies, projects and
 * ledgers that changed since they were judged last are read.
 */
export async function judgeMany(
  ctx: UserContext,
  { matcher, revision }: Judging,
  companies: readonly Known[],
  load: (ids: readonly string[]) => Promise<readonly Company[]>,
  grants: readonly Grant[],
): Promise<Map<string, ShortVerdict[]>> {
  const today = todayOf(ctx);
  const known = companies.map((each) => knownOf(each, `${String(revision)} ${today}`));
  const isStale = ({ verdicts }: Remembered) => grants.some(({ id }) => !verdicts.has(id));
  const stale = new Map(companies.flatMap((each, at) => (isStale(known[at]!) ? [[each.id, known[at]!] as const] : [])));
  if (stale.size > 0) {
    const loaded = await load([...stale.keys()]);
    const having = (mark: 'project' | 'aid') =>
      new Set(companies.flatMap((each) => (stale.has(each.id) && each[mark] !== null ? [each.id] : [])));
    const projects = await activeProjectsOf(ctx.db, [...having('project')]);
    const aided = having('aid');
    for (const company of loaded) {
      const { verdicts } = stale.get(company.id)!;
      const deMinimisRooms = aided.has(company.id) ? await knownDeMinimisRooms(ctx.db, company, today) : {};
      const context = { deMinimisRooms, project: projects.get(company.id) ?? null };
      for (const { grant, verdict, eligibility } of matcher.judge(grants, companyFacts(company), today, context)) {
        verdicts.set(grant.id, { grantId: grant.id, verdict, reason: shortReason(eligibility) });
      }
    }
  }
  return new Map(
    companies.map(({ id }, at) => [id, grants.flatMap((grant) => known[at]!.verdicts.get(grant.id) ?? [])]),
  );
}

/** What was judged of a company as it is now: nothing where it changed since. */
function knownOf({ id, version, project, aid }: Known, moment: string): Remembered {
  const state = `${String(version)} ${moment} ${project ?? ''} ${aid ?? ''}`;
  const before = remembered.get(id);
  if (before?.state === state && before.verdicts.size <= GRANTS_EACH) return before;
  const entry: Remembered = { state, verdicts: new Map() };
  remembered.delete(id);
  remembered.set(id, entry);
  if (remembered.size > COMPANIES) remembered.delete(remembered.keys().next().value!);
  return entry;
}
