import type { Check, Eligibility } from '#domain/eligibility/check.ts';
import { checkView, type EligibilityExtras } from '#domain/eligibility/check-eligibility.ts';
import { viewCompany, type CompanyView, type NamedCompany } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import { grantStatus, SHUT_STATUSES } from '#domain/grants/status.ts';
import type { Verdict } from '#domain/vocabulary.ts';
import { buildColumns, type Columns } from './columns.ts';
import { GRADE, planCompany } from './company-plan.ts';
import { countQuestions, type Question } from './next-question.ts';
import { relevanceParts, relevanceScore, type RelevanceParts } from './relevance-score.ts';
import { dayColumns, scan, scanRoom, STANDING, VERDICT_ORDER, type DayColumns } from './scan.ts';
import { bestPlaces, leftOut } from './top-indexes.ts';

export type MatchOptions = {
  today: string;
  limit?: number;
  /** Only this verdict, or all of them; by default all that the company is not excluded from. */
  verdict?: Verdict | 'tutti';
  /** Grants the user has hidden. */
  without?: ReadonlySet<string>;
};

export type MatchItem = {
  grant: Grant;
  verdict: Verdict;
  /** spec §9, 70 to 95; null where the grant is not admissible (product.md). */
  score: number | null;
  parts: RelevanceParts;
  /** Kept apart from the score (field.md §2.1): what orders the list, how sure we are, how soon it closes. */
  fit: number;
  confidence: number;
  daysLeft: number | null;
  eligibility: Eligibility;
  topReason: Check | null;
};

type RankedGrant = { index: number; verdict: Verdict; fit: number };

export type Matcher = {
  match: (company: NamedCompany, options: MatchOptions, extras?: EligibilityExtras) => MatchItem[];
  /** The bare ranking, without the tables: what the match is cut from. */
  rank: (view: CompanyView, options: MatchOptions) => RankedGrant[];
  nextQuestions: (company: NamedCompany, today: string) => Question[];
  size: number;
};

/** Every grant in columns, once; then each company is one pass over them. */
export function buildMatcher(grants: readonly Grant[]): Matcher {
  const columns = buildColumns(grants);
  const dayOf = rememberLast((today: string) => columnsOn(columns, today));
  const room = scanRoom(grants.length);
  const rank = (view: CompanyView, { limit = 20, verdict, today, without }: MatchOptions): RankedGrant[] => {
    const result = scan(columns, dayOf(today), planCompany(columns, view), room);
    const isShown = (index: number) => !without?.has(grants[index]!.id);
    const ranked =
      verdict === 'non_ammissibile'
        ? []
        : bestPlaces(result, limit, (place) => {
            const isWanted =
              verdict === undefined || verdict === 'tutti' || VERDICT_ORDER[result.verdicts[place]!] === verdict;
            return isWanted && isShown(result.indexes[place]!);
          });
    const items = ranked.map((place): RankedGrant => ({
      index: result.indexes[place]!,
      verdict: VERDICT_ORDER[result.verdicts[place]!]!,
      fit: result.fits[place]!,
    }));
    if (verdict !== 'tutti' && verdict !== 'non_ammissibile') return items;
    const excluded = leftOut(result, grants.length)
      .filter(isShown)
      .slice(0, limit - items.length);
    return [...items, ...excluded.map((index): RankedGrant => ({ index, verdict: 'non_ammissibile', fit: 0 }))];
  };
  return {
    size: grants.length,
    rank,
    match: (company, options, extras) => {
      const view = viewCompany(company, options.today);
      return rank(view, options).map(({ index, fit }) => matchItem(grants[index]!, view, fit, extras));
    },
    nextQuestions: (company, today) => {
      const view = viewCompany(company, today);
      return countQuestions(columns, dayOf(today), planCompany(columns, view));
    },
  };
}

function matchItem(grant: Grant, view: CompanyView, fit: number, extras?: EligibilityExtras): MatchItem {
  const eligibility = checkView(grant, view, extras);
  const parts = relevanceParts(grant, { ...view.facts, sector: view.sector });
  const isOut = eligibility.verdict === 'non_ammissibile';
  return {
    grant,
    verdict: eligibility.verdict,
    score: isOut ? null : relevanceScore(parts),
    parts,
    fit,
    confidence: eligibility.total === 0 ? 0 : eligibility.met / eligibility.total,
    daysLeft: grantStatus(grant, view.today).daysLeft,
    eligibility,
    topReason: eligibility.topReason,
  };
}

function columnsOn(columns: Columns, today: string): DayColumns {
  const statuses = columns.grants.map((grant) => grantStatus(grant, today).status);
  const grades = Uint8Array.from(statuses, (status) =>
    SHUT_STATUSES.includes(status) ? GRADE.failed : status === 'da_riverificare' ? GRADE.open : GRADE.met,
  );
  const points = statuses.map((status) => {
    if (OPEN_STATUSES.includes(status)) return STANDING.open;
    return status === 'da_riverificare' ? STANDING.toRecheck : STANDING.awaited;
  });
  return dayColumns(columns, grades, points);
}

function rememberLast<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let last: { key: Key; value: Value } | undefined;
  return (key) => {
    if (last === undefined || last.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}
