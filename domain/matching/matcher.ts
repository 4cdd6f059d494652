import type { Check, Eligibility } from '#domain/eligibility/check.ts';
import { disputeAbout } from '#domain/eligibility/disputed.ts';
import { checkView } from '#domain/eligibility/check-eligibility.ts';
import {
  viewCompany,
  type CompanyContext,
  type CompanyView,
  type NamedCompany,
} from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { expectedAid, type ExpectedAid } from '#domain/projects/expected-aid.ts';
import { grantStatus } from '#domain/grants/status.ts';
import { eachInSteps, toEnd, type Steps } from '#domain/steps.ts';
import type { Verdict } from '#domain/vocabulary.ts';
import { columnsInSteps, type Columns } from './columns.ts';
import { planCompany } from './company-plan.ts';
import { fitReason, type FitReason } from './fit-reason.ts';
import { countQuestions, type Question } from './next-question.ts';
import { foldedAs, offerScore, type FoldReason } from './offer.ts';
import { offeredScore, relevanceScore } from './relevance-score.ts';
import { suitsProject } from './suits-project.ts';
import { scan, scanRoom, VERDICT_ORDER, type DayColumns } from './scan.ts';
import { columnsOn, columnsOnInSteps } from './standing-on.ts';
import { bestPlaces, leftOut } from './top-indexes.ts';

export type MatchOptions = {
  today: string;
  limit?: number;
  /** Only this verdict, or all of them; by default all that the company is not excluded from. */
  verdict?: Verdict | 'tutti';
  /** Grants the user has hidden. */
  without?: ReadonlySet<string>;
  /** Grants that are in no catalogue, among the others where they belong. */
  also?: readonly Grant[];
};

export type MatchItem = {
  grant: Grant;
  verdict: Verdict;
  /** 70 to 95, orders the list; null where the grant is not admissible (MAT-2). */
  score: number | null;
  /** Points of fit behind the score; kept apart (MAT-3): how sure we are, how soon it closes. */
  fit: number;
  confidence: number;
  daysLeft: number | null;
  eligibility: Eligibility;
  topReason: Check | null;
  /** What it would mean in money for the project. */
  expectedAid: ExpectedAid;
  fitReason: FitReason;
  /** False for what pays other things than the project, or is made for other firms: it comes after the rest. */
  suits: boolean;
  /** Why it is not offered for the project; null where it is, or where nobody has written down its terms. */
  folded: FoldReason | null;
  /** How far up a consultant would put it, 0 to 1; null without a project or terms. */
  offer: number | null;
};

type RankedGrant = { index: number; verdict: Verdict; fit: number };

export type Matcher = {
  match: (company: NamedCompany, options: MatchOptions, context?: CompanyContext) => MatchItem[];
  /** These grants and no others, in the order given, with the verdict and the score they have in the list. */
  judge: (grants: readonly Grant[], company: NamedCompany, today: string, context?: CompanyContext) => MatchItem[];
  /** The verdict of whichever grant, as the list has it; nothing is written out. */
  verdictsOf: (company: NamedCompany, today: string, context?: CompanyContext) => (grant: Grant) => Verdict;
  /** The bare ranking, without the tables: what the match is cut from. */
  rank: (view: CompanyView, options: MatchOptions) => RankedGrant[];
  /** The verdict of every grant that the company is not excluded from, by id, the best fit first; nothing is written out. */
  standing: (
    company: NamedCompany,
    today: string,
    context?: CompanyContext,
    also?: readonly Grant[],
  ) => Map<string, Verdict>;
  /** Of those, what a consultant would bring up for the project; all of them without one. */
  suited: (company: NamedCompany, today: string, context?: CompanyContext) => Set<string>;
  nextQuestions: (company: NamedCompany, today: string, context?: CompanyContext) => Question[];
  size: number;
  /** By their index. */
  grants: readonly Grant[];
};

/** Every grant in columns, once; then each company is one pass over them. */
export const buildMatcher = (grants: readonly Grant[]): Matcher => toEnd(matcherInSteps(grants));

/** The same with breaths in between, ready for a day: what a large catalogue takes long for is not done in one go. */
export function* matcherInSteps(grants: readonly Grant[], today?: string): Steps<Matcher> {
  const columns = yield* columnsInSteps(grants);
  const ready = today === undefined ? undefined : { key: today, value: yield* columnsOnInSteps(columns, today) };
  const indexes = new Map<Grant, number>();
  let next = 0;
  yield* eachInSteps(grants, (grant) => indexes.set(grant, next++));
  return matcherOf(grants, indexes, columns, ready);
}

function matcherOf(
  grants: readonly Grant[],
  indexes: ReadonlyMap<Grant, number>,
  columns: Columns,
  ready?: { key: string; value: DayColumns },
): Matcher {
  const dayOf = rememberLast((today: string) => columnsOn(columns, today), ready);
  const room = scanRoom(grants.length);
  const rank = (view: CompanyView, { limit = USUAL_LIMIT, verdict, today, without }: MatchOptions): RankedGrant[] => {
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
    grants,
    rank,
    match: (company, options, context) => {
      const view = viewCompany(company, options.today, context);
      const limit = options.limit ?? USUAL_LIMIT;
      // The best by fit are many enough that the share of requirements verified, which caps the score, reorders within them.
      const items = rank(view, { ...options, limit: Math.max(SCORED, limit) }).map(({ index, fit }) =>
        matchItem(grants[index]!, view, fit),
      );
      const others = alsoJudged(options.also, company, options, context);
      return [...items, ...others].sort(byScore).slice(0, limit);
    },
    judge: (asked, company, today, context) => {
      const view = viewCompany(company, today, context);
      const result = scan(columns, dayOf(today), planCompany(columns, view), room);
      const fits = new Int32Array(grants.length);
      for (let place = 0; place < result.count; place++) fits[result.indexes[place]!] = result.fits[place]!;
      return asked.map((grant) => {
        const index = indexes.get(grant);
        return index === undefined
          ? judgedAlone(grant, company, { today, verdict: 'tutti' }, context)[0]!
          : matchItem(grant, view, fits[index]!);
      });
    },
    verdictsOf: (company, today, context) => {
      const view = viewCompany(company, today, context);
      const result = scan(columns, dayOf(today), planCompany(columns, view), room);
      const verdicts = new Uint8Array(grants.length).fill(VERDICT_ORDER.indexOf('non_ammissibile'));
      for (let place = 0; place < result.count; place++) verdicts[result.indexes[place]!] = result.verdicts[place]!;
      return (grant) => {
        const index = indexes.get(grant);
        return index === undefined ? checkView(grant, view).verdict : VERDICT_ORDER[verdicts[index]!]!;
      };
    },
    standing: (company, today, context, also) => {
      const view = viewCompany(company, today, context);
      const ranked = suitedFirst(rank(view, { today, limit: grants.length }), ({ index }) => grants[index]!, view);
      const standing = ranked.map(({ index, verdict, fit }) => ({ id: grants[index]!.id, verdict, fit }));
      for (const { grant, verdict, fit } of alsoJudged(also, company, { today }, context)) {
        const place = standing.findIndex((other) => other.fit < fit);
        standing.splice(place === -1 ? standing.length : place, 0, { id: grant.id, verdict, fit });
      }
      return new Map(standing.map(({ id, verdict }) => [id, verdict]));
    },
    suited: (company, today, context) => {
      const view = viewCompany(company, today, context);
      const first = rank(view, { today, limit: SCORED }).map(({ index }) => grants[index]!);
      return new Set(first.filter((grant) => suitsProject(grant, view)).map(({ id }) => id));
    },
    nextQuestions: (company, today, context) => {
      const view = viewCompany(company, today, context);
      const questions = countQuestions(columns, dayOf(today), planCompany(columns, view), view);
      return questions.filter(({ field }) => !disputeAbout(field, view.disputes));
    },
  };
}

const USUAL_LIMIT = 20;
const SCORED = 200;

/** As if it were the whole catalogue: the same rules, the same score. */
const judgedAlone = (grant: Grant, company: NamedCompany, options: MatchOptions, context?: CompanyContext) =>
  buildMatcher([grant]).match(company, { ...options, limit: 1, also: [] }, context);

const alsoJudged = (
  also: readonly Grant[] = [],
  company: NamedCompany,
  options: MatchOptions,
  context?: CompanyContext,
): MatchItem[] => also.flatMap((grant) => judgedAlone(grant, company, options, context));

/**
 * The first of a ranking, where a reader looks, by whether they suit the project; the order is kept otherwise. What
 * cannot be asked for suits nobody.
 */
function suitedFirst<Item extends { verdict: Verdict }>(
  ranked: readonly Item[],
  grantOf: (item: Item) => Grant,
  view: CompanyView,
): Item[] {
  if (view.project === null) return [...ranked];
  const [first, rest] = [ranked.slice(0, SCORED), ranked.slice(SCORED)];
  const suited = new Set(
    first.filter((item) => item.verdict !== 'non_ammissibile' && suitsProject(grantOf(item), view)),
  );
  return [...suited, ...first.filter((item) => !suited.has(item)), ...rest];
}

/** What cannot be asked for has no score: it never stands above what can. */
const isFirstChoice = ({ suits, score }: MatchItem): boolean => suits && score !== null;

const byScore = (one: MatchItem, other: MatchItem): number =>
  Number(isFirstChoice(other)) - Number(isFirstChoice(one)) ||
  (other.offer ?? 0) - (one.offer ?? 0) ||
  (other.score ?? -1) - (one.score ?? -1) ||
  (one.score === null ? 0 : other.fit - one.fit);

function matchItem(grant: Grant, view: CompanyView, fit: number): MatchItem {
  const eligibility = checkView(grant, view);
  const confidence = eligibility.total === 0 ? 0 : eligibility.met / eligibility.total;
  const aid = expectedAid(grant, view, eligibility.verdict);
  const isOut = eligibility.verdict === 'non_ammissibile';
  const offer =
    grant.terms && view.project !== null && !isOut
      ? offerScore(grant.terms, view, {
          isRegional: grant.level === 'regionale',
          fit,
          isAdmissible: eligibility.verdict === 'ammissibile',
          confidence,
          aid,
        })
      : null;
  return {
    grant,
    verdict: eligibility.verdict,
    score: isOut ? null : offer === null ? relevanceScore(fit, confidence) : offeredScore(offer),
    offer,
    fit,
    confidence,
    daysLeft: grantStatus(grant, view.today).daysLeft,
    eligibility,
    topReason: eligibility.topReason,
    expectedAid: aid,
    fitReason: fitReason(grant, eligibility, view),
    suits: suitsProject(grant, view),
    folded: view.project && grant.terms ? foldedAs(grant.terms, view) : null,
  };
}

function rememberLast<Key, Value>(make: (key: Key) => Value, last?: { key: Key; value: Value }): (key: Key) => Value {
  return (key) => {
    if (last === undefined || last.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}
