import { stems } from '#domain/assistant/shared-words.ts';
import { isAsked } from '#domain/documents/asked-documents.ts';
import { regimeOf } from '#domain/eligibility/checks/aid-regime.ts';
import type { DeMinimisRooms } from '#domain/eligibility/aid-rooms.ts';
import { spendBounds } from '#domain/eligibility/spend-bounds.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { ownLimit, ownRate } from '#domain/grants/own-figures.ts';
import { fold } from '#domain/search/fold.ts';
import { costKindsIn, paysFor } from '#domain/projects/cost-kinds.ts';
import { aidKindOf } from '#domain/projects/expected-aid.ts';
import type { CostLine } from '#domain/projects/project.ts';
import type { Measure, PlanLine } from './aid-plan.ts';
import { aidRates, ordinaryRate } from './aid-rates.ts';
import type { AidTerms, Budget, BudgetLine } from './budget.ts';
import type { Contents } from './contents.ts';

/**
 * What a grant says about money, for one company: its de minimis room where the grant is given under it, and the
 * percentage of its own case, once chosen.
 */
export function aidTermsOf(grant: Grant, rooms: DeMinimisRooms, chosenPct: number | null): AidTerms {
  const { min, max, maxLimitsProject } = spendBounds(grant);
  const kind = aidKindOf(grant);
  const isGiven = kind === 'contributo' || kind === 'imposta';
  const isDeMinimis = isGiven && regimeOf(grant) === 'de_minimis';
  const ratePct = kind === null ? null : ordinaryRate(grant);
  const terms: AidTerms = {
    kind,
    spendMin: min,
    spendMax: max,
    maxLimitsProject,
    ratePct,
    rates: aidRates(grant),
    isRateMax: hasSeveralRates(grant) && ratePct === ownRate(grant),
    aidMax: ownLimit(grant),
    asksQuotes: !grant.documents.some((line) => !isAsked(line) && /preventiv/i.test(line)),
    isDeMinimis,
    room: isDeMinimis ? (rooms.de_minimis ?? null) : null,
  };
  return withRate(terms, chosenPct);
}

/** Chosen among the cases of the grant, it is one's own; any other number is nobody's. */
export const withRate = (terms: AidTerms, chosenPct: number | null): AidTerms =>
  terms.rates.some(({ percent }) => percent === chosenPct) ? { ...terms, ratePct: chosenPct, isRateMax: false } : terms;

/** "80% (85% con certificazione, 100% in contitolarità)". */
const hasSeveralRates = ({ aidIntensity }: Grant): boolean =>
  new Set([...(aidIntensity ?? '').matchAll(/(\d+(?:,\d+)?) ?%/g)].map((match) => match[1])).size > 1;

/** The project's cost lines as this application sees them. */
export function budgetLines(
  eligibleCosts: readonly string[],
  costs: CostLine[],
  notes: Contents['lineNotes'],
): BudgetLine[] {
  return costs.map(({ category, amount }) => {
    const note = notes[category];
    return {
      name: category,
      amount,
      isOutside: note?.isOutside ?? false,
      hasQuote: (note?.quoteFileId ?? null) !== null,
      isPaidFor: isPaid(eligibleCosts, category),
    };
  });
}

/** Null where the grant's list, or the line's name, says nothing. */
function isPaid(eligibleCosts: readonly string[], name: string): boolean | null {
  // Named in full as the call names it, whatever the kinds of cost make of it.
  if (eligibleCosts.some((cost) => fold(name).includes(fold(cost)))) return true;
  const [paid, kinds] = [costKindsIn(eligibleCosts.join('. ')), costKindsIn(name)];
  if (paid.length === 0 || kinds.length === 0) return null;
  // Called by a word of the call's own list it is no plain no, whatever its kind.
  return paysFor(paid, kinds) || (sharesWord(eligibleCosts, name) ? null : false);
}

function sharesWord(eligibleCosts: readonly string[], name: string): boolean {
  const named = stems(eligibleCosts.join('. '));
  return [...stems(name)].some((stem) => stem.length >= TELLING_CHARS && named.has(stem));
}
const TELLING_CHARS = 7;

/** A grant as a column of the aid plan: only money given, at a known rate, for costs that its list names. */
export function measureOf(grant: Grant): Measure | null {
  const kind = aidKindOf(grant);
  const ratePct = ordinaryRate(grant);
  if (ratePct === null || ratePct > 100 || (kind !== 'contributo' && kind !== 'imposta')) return null;
  const regime = regimeOf(grant);
  return {
    id: grant.id,
    name: grant.name,
    ratePct,
    aidMax: ownLimit(grant),
    spendMax: spendBounds(grant).max,
    regime: regime === 'de_minimis' || regime === 'gber' ? regime : 'other',
    intensityLimitPct: null,
    isCumulable: STANDS_ALONE.test(grant.facts.cumulation ?? '') ? false : null,
    pays: ({ name }: PlanLine) => isPaid(grant.eligibleCosts, name) === true,
  };
}

/** "Non cumulabile con altri aiuti sulle stesse spese". */
const STANDS_ALONE = /^non cumulabile con altri\b/i;

/** The application's own grant in that plan: at its percentage it takes the lines that its budget counts, no others. */
export function ownMeasureOf(grant: Grant, { ratePct }: AidTerms, { lines }: Pick<Budget, 'lines'>): Measure | null {
  const own = measureOf(grant);
  const counted = new Set(lines.filter(({ why }) => why === 'ok' || why === 'unknown').map(({ name }) => name));
  return own && { ...own, ratePct: ratePct ?? own.ratePct, pays: ({ name }) => counted.has(name) };
}
