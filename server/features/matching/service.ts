import { companyFacts } from '#domain/companies/company-facts.ts';
import type { EligibilityExtras } from '#domain/eligibility/check-eligibility.ts';
import { companyFactsFromProfile } from '#domain/eligibility/company-from-profile.ts';
import type { NamedCompany } from '#domain/eligibility/company-view.ts';
import { AppError } from '#domain/errors.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { Marks } from '#domain/grants/marks.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { buildMatcher, type Matcher, type MatchItem } from '#domain/matching/matcher.ts';
import type { Verdict } from '#domain/vocabulary.ts';
import { QUESTION_LABELS, questionGain } from '#messages/matching/eligibility.ts';
import type { Context, SessionUser, UserContext } from '#server/context.ts';
import { activeCompanyOf, type Company } from '#server/features/companies/service.ts';
import { findEntry, openCatalogue, summaryOf, type Catalogue } from '#server/features/grants/service.ts';
import { marksOf } from '#server/features/saved-grants/service.ts';
import { knownDeMinimisRooms } from '#server/features/tools/service.ts';
import { placesOfItaly } from '#server/platform/places.ts';
import { knownKeys, type CompanyProfileInput } from './company-profile.ts';
import { createMemo } from './memo.ts';
import { eligibilityOf } from './shapes.ts';

type MatchQuery = { limit: number; verdict?: Verdict | 'tutti' };

const matchers = new WeakMap<Catalogue, { revision: number; matcher: Matcher }>();

/** One for the whole process, built again only when a grant changed. */
export async function openMatcher(ctx: Context): Promise<Matcher> {
  const catalogue = await openCatalogue(ctx);
  const known = matchers.get(catalogue);
  if (known?.revision === catalogue.revision) return known.matcher;
  const matcher = buildMatcher([...catalogue.entries()].map(({ grant }) => grant));
  matchers.set(catalogue, { revision: catalogue.revision, matcher });
  return matcher;
}

/** Home, panel and list ask for the same matches again and again: they change with the company, the catalogue, the day. */
const remembered = createMemo();

const todayOf = (ctx: Context) => romeMoment(ctx.now()).day;

/** Anybody, for any company that they describe; nothing is stored. */
export async function matchProfile(
  ctx: Context,
  user: SessionUser | null,
  profile: CompanyProfileInput,
  query: MatchQuery,
) {
  const company = companyFactsFromProfile(knownKeys(profile), placesOfItaly());
  return { items: await matchesOf(ctx, user, company, query) };
}

/** What a screen has read already. */
type Known = { active: Company | null; marks: Marks };
export const readKnown = async (ctx: UserContext): Promise<Known> => ({
  active: await activeCompanyOf(ctx.db, ctx.user.id),
  marks: await marksOf(ctx, ctx.user),
});

/** The same for the active company, without what the person has hidden, and what to ask next. */
export async function matchActiveCompany(ctx: UserContext, query: MatchQuery, known?: Known) {
  const { active, marks } = known ?? (await readKnown(ctx));
  if (!active) return { company: null, items: [], questions: [] };
  const [catalogue, matcher, extras] = [await openCatalogue(ctx), await openMatcher(ctx), await extrasOf(ctx, active)];
  const today = todayOf(ctx);
  const state = [active.id, active.version, catalogue.revision, today, query, [...marks.hidden].sort(), extras];
  const { found, questions } = remembered(ctx.user.id, JSON.stringify(state), () => ({
    found: findMatches(matcher, companyFacts(active), query, { today, hidden: marks.hidden, extras }),
    questions: matcher.nextQuestions(companyFacts(active), today).map(({ field, decides }) => ({
      field,
      question: QUESTION_LABELS[field],
      gain: questionGain(decides),
      decides,
    })),
  }));
  const company = { id: active.id, companyName: active.companyName };
  return { company, items: shownMatches(ctx, catalogue, marks, found), questions };
}

async function matchesOf(ctx: Context, user: SessionUser | null, company: NamedCompany, query: MatchQuery) {
  const [matcher, catalogue, marks] = [await openMatcher(ctx), await openCatalogue(ctx), await marksOf(ctx, user)];
  const given = { today: todayOf(ctx), hidden: marks.hidden, extras: {} };
  return shownMatches(ctx, catalogue, marks, findMatches(matcher, company, query, given));
}

type Given = { today: string; hidden: ReadonlySet<string>; extras: EligibilityExtras };
type FoundMatch = { id: string } & ReturnType<typeof matchOf>;

function findMatches(
  matcher: Matcher,
  company: NamedCompany,
  { limit, verdict }: MatchQuery,
  given: Given,
): FoundMatch[] {
  const options = { today: given.today, limit, without: given.hidden, ...(verdict ? { verdict } : {}) };
  return (
    matcher
      .match(company, options, given.extras)
      // Without room left under de minimis a grant turns out as excluded only here.
      .filter((item) => verdict !== undefined || item.verdict !== 'non_ammissibile')
      .map((item) => ({ id: item.grant.id, ...matchOf(item) }))
  );
}

/** Each grant as it is at this minute. */
function shownMatches(ctx: Context, catalogue: Catalogue, marks: Marks, found: readonly FoundMatch[]) {
  return found.flatMap(({ id, ...match }) => {
    const entry = catalogue.find(id);
    return entry ? [{ grant: summaryOf(entry, catalogue.statusOf(entry, ctx.now()), marks), ...match }] : [];
  });
}

const matchOf = ({ eligibility, score, confidence, daysLeft }: MatchItem) => ({
  ...eligibilityOf(eligibility),
  score,
  confidence,
  daysLeft,
});

/** One grant, requirement by requirement, for a company that the caller describes. */
export async function checkProfile(ctx: Context, grantId: string, profile: CompanyProfileInput) {
  return checkOne(ctx, grantId, companyFactsFromProfile(knownKeys(profile), placesOfItaly()));
}

/** One grant for the active company; null without one. */
export async function checkActiveCompany(ctx: UserContext, grantId: string) {
  const active = await activeCompanyOf(ctx.db, ctx.user.id);
  if (!active) return { company: null, result: null };
  const company = { id: active.id, companyName: active.companyName };
  return { company, result: await checkOne(ctx, grantId, companyFacts(active), await extrasOf(ctx, active)) };
}

/** These grants and no others, each with verdict and score. */
export function judgeGrants(
  grants: readonly Grant[],
  company: NamedCompany,
  today: string,
  extras: EligibilityExtras = {},
): MatchItem[] {
  return buildMatcher(grants).match(company, { today, limit: grants.length, verdict: 'tutti' }, extras);
}

/** What is known of a company beyond its profile. */
async function extrasOf(ctx: UserContext, company: Company): Promise<EligibilityExtras> {
  return { deMinimisRooms: await knownDeMinimisRooms(ctx.db, ctx.user.id, company, todayOf(ctx)) };
}

async function checkOne(ctx: Context, grantId: string, company: NamedCompany, extras: EligibilityExtras = {}) {
  const { entry } = await findEntry(ctx, grantId);
  const [item] = judgeGrants([entry.grant], company, todayOf(ctx), extras);
  if (!item) throw new AppError('not_found');
  return matchOf(item);
}

/** Verdicts for the cards of one page, for the active company. */
export async function verdictsFor(ctx: UserContext, ids: readonly string[]) {
  const active = await activeCompanyOf(ctx.db, ctx.user.id);
  const catalogue = await openCatalogue(ctx);
  const grants = ids.flatMap((id) => catalogue.find(id)?.grant ?? []);
  if (!active || grants.length === 0) return { verdicts: {} };
  const items = judgeGrants(grants, companyFacts(active), todayOf(ctx), await extrasOf(ctx, active));
  return {
    verdicts: Object.fromEntries(
      items.map((item) => {
        const { checks: _checks, confidence: _confidence, daysLeft: _daysLeft, ...verdict } = matchOf(item);
        return [item.grant.id, verdict];
      }),
    ),
  };
}
