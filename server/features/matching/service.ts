import { viewCompany } from '#domain/eligibility/company-view.ts';
import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { Marks } from '#domain/grants/marks.ts';
import type { MatchItem } from '#domain/matching/matcher.ts';
import type { Question } from '#domain/matching/next-question.ts';
import type { Project } from '#domain/projects/project.ts';
import { wantedBy } from '#domain/projects/wanted.ts';
import type { Verdict } from '#domain/vocabulary.ts';
import { projectName } from '#messages/projects/name.ts';
import { pageOf } from '#domain/matching/page.ts';
import { QUESTION_LABELS, questionGain } from '#messages/matching/eligibility.ts';
import type { Context, SessionUser, UserContext } from '#server/context.ts';
import { activeCompanyFor, clientOf, type Company } from '#server/features/companies/service.ts';
import {
  findEntry,
  openCatalogue,
  openOwnCatalogue,
  readWords,
  summaryOf,
  type Catalogue,
} from '#server/features/grants/service.ts';
import { marksOf } from '#server/features/saved-grants/service.ts';
import { refuseSlow } from '#server/platform/workers/reread.ts';
import { knownKeys, type CompanyProfileInput } from './company-profile.ts';
import { createMemo } from './memo.ts';
import { judgementOf, verdictOf } from './shapes.ts';
import { judge, matchesFor } from './judging.ts';
import { judgeMany } from './many.ts';
import { openMatcher } from './open-matcher.ts';
import type { readProfile } from './profile.worker.ts';
import { activeSubject, subjectActedFor, subjectOf, todayOf, type Subject } from './subject.ts';

export { activeSubject, subjectOf, type Subject };
export { judge, matchesFor, ownStanding, standingOf, verdictLookup } from './judging.ts';
export { prepareMatching, warmMatcher } from './prepare.ts';
export { judgementShape, matchItem } from './shapes.ts';

type MatchQuery = { limit: number; verdict?: Verdict | 'tutti' };

/** Home, panel and list ask for the same matches again and again: they change with the company, the catalogue, the day. */
const remembered = createMemo();

/**
 * What suits the project that a search tells, "panificio a Taranto, forno da 40.000 €": for the company of who asks, else
 * for the one that the words describe. Null where they name no sum, or nothing that it would pay for ("prestito a tasso
 * zero, 30.000 €"): then they are only words.
 */
export async function suitedToWords(
  ctx: Context,
  user: SessionUser | null,
  words: string,
): Promise<ReadonlySet<string> | null> {
  const today = todayOf(ctx);
  const { project, company: speaker } = await readWords(ctx, words);
  if (project.spend === null || wantedBy(project).kinds === 0) return null;
  const own = user && (await activeSubject({ ...ctx, user }));
  const { company, context } = own ?? { company: speaker, context: {} };
  return (await openMatcher(ctx)).suited(company, today, { ...context, project });
}

/** What to ask next, the most useful first. */
export async function questionsFor(ctx: Context, { company, context }: Subject): Promise<Question[]> {
  return (await openMatcher(ctx)).nextQuestions(company, todayOf(ctx), context);
}

/** How many grants suit a company that the caller describes, and how many of those can be asked for today. */
export async function countSuited(ctx: Context, profile: CompanyProfileInput) {
  const [catalogue, matcher, today] = [await openCatalogue(ctx), await openMatcher(ctx), todayOf(ctx)];
  const view = viewCompany((await described(ctx, profile, null)).company, today);
  const ranked = matcher.rank(view, { today, limit: matcher.size });
  const suited = ranked.flatMap(({ index }) => catalogue.find(matcher.grants[index]!.id) ?? []);
  const open = suited.filter((entry) => OPEN_STATUSES.includes(catalogue.statusOf(entry, ctx.now()).status));
  return { suited: suited.length, open: open.length, catalogue: catalogue.size };
}

/** Anybody, for any company and project that they describe; nothing is stored. */
export async function matchProfile(
  ctx: Context,
  user: SessionUser | null,
  profile: CompanyProfileInput,
  project: Project | null,
  { limit, verdict }: MatchQuery,
) {
  const [catalogue, marks] = [await openOwnCatalogue(ctx, user), await marksOf(ctx, user)];
  const found = await matchesFor(ctx, user, await described(ctx, profile, project), {
    limit,
    ...(verdict ? { verdict } : {}),
  });
  const show = (items: readonly MatchItem[]) => shownMatches(ctx, catalogue, marks, items.map(matchOf));
  const { page, folded } = pageOf(found, project !== null);
  return { items: show(page), folded: folded.map(({ reason, items }) => ({ reason, items: show(items) })) };
}

async function described(
  ctx: Context,
  profile: CompanyProfileInput,
  project: Project | null,
): Promise<Pick<Subject, 'company' | 'context'>> {
  const chars = (profile.description ?? '').length + (project?.description ?? '').length;
  const args: Parameters<typeof readProfile> = [knownKeys(profile), project, todayOf(ctx)];
  const reading = await ctx.workers.run<typeof readProfile>(PROFILE, 'readProfile', args, {
    timeLimitMs: 5_000,
    chars,
  });
  refuseSlow(ctx.log, reading, { module: PROFILE, name: 'readProfile', chars });
  return { company: reading.company, context: { project } };
}
const PROFILE = 'server/features/matching/profile.worker.ts';

/** What a screen has read already. */
type Known = { active: Company | null; subject: Subject | null; marks: Marks };
export async function readKnown(ctx: UserContext): Promise<Known> {
  const active = await activeCompanyFor(ctx);
  return { active, subject: active && (await subjectActedFor(ctx, active)), marks: await marksOf(ctx, ctx.user) };
}

/** The same for the active company and its project, without what the person has hidden, and what to ask next. */
export async function matchActiveCompany(ctx: UserContext, { limit, verdict }: MatchQuery, known?: Known) {
  const { subject, marks } = known ?? (await readKnown(ctx));
  if (!subject) return { company: null, items: [], questions: [] };
  const [catalogue, matcher, today] = [await openOwnCatalogue(ctx, ctx.user), await openMatcher(ctx), todayOf(ctx)];
  const also = catalogue.own.map(({ grant }) => grant);
  const { company, context } = subject;
  const options = { limit, ...(verdict ? { verdict } : {}) };
  const state = [company, context, catalogue.revision, today, options, also, [...marks.hidden].sort()];
  const { found, questions } = remembered(ctx.user.id, JSON.stringify(state), () => ({
    found: matcher.match(company, { ...options, today, without: marks.hidden, also }, context).map(matchOf),
    questions: matcher.nextQuestions(company, today, context).map((question) => ({
      ...question,
      question: QUESTION_LABELS[question.field],
      gain: questionGain(question),
    })),
  }));
  return {
    company: { id: subject.id!, companyName: subject.companyName },
    items: shownMatches(ctx, catalogue, marks, found),
    questions,
  };
}

const matchOf = (item: MatchItem) => ({ id: item.grant.id, ...judgementOf(item) });

/** Each grant as it is at this minute. */
function shownMatches(ctx: Context, catalogue: Catalogue, marks: Marks, found: readonly ReturnType<typeof matchOf>[]) {
  return found.flatMap(({ id, ...match }) => {
    const entry = catalogue.find(id);
    return entry ? [{ grant: summaryOf(entry, catalogue.statusOf(entry, ctx.now()), marks), ...match }] : [];
  });
}

/** One grant, requirement by requirement, for a company and a project that the caller describes. */
export async function checkProfile(
  ctx: Context,
  user: SessionUser | null,
  grantId: string,
  profile: CompanyProfileInput,
  project: Project | null,
) {
  return checkOne({ ...ctx, user }, grantId, await described(ctx, profile, project));
}

/** One grant for the active company; null without one. */
export async function checkActiveCompany(ctx: UserContext, grantId: string) {
  const active = await activeCompanyFor(ctx);
  if (!active) return { company: null, project: null, on: todayOf(ctx), result: null };
  const subject = await subjectActedFor(ctx, active);
  const { project } = subject.context;
  return {
    company: { id: active.id, companyName: subject.companyName, consultancyId: await clientOf(ctx, active) },
    project: project ? { name: projectName(project) } : null,
    on: todayOf(ctx),
    result: await checkOne(ctx, grantId, subject),
  };
}

/** The same two questions for a subject that no account holds. */
export async function matchSubject(ctx: Context, subject: Pick<Subject, 'company' | 'context'>, limit: number) {
  const [catalogue, marks] = [await openCatalogue(ctx), await marksOf(ctx, null)];
  const found = await matchesFor(ctx, null, subject, { limit });
  return { items: shownMatches(ctx, catalogue, marks, found.map(matchOf)) };
}
export const checkSubject = checkOne;

async function checkOne(
  ctx: Context & { user?: SessionUser | null },
  grantId: string,
  subject: Pick<Subject, 'company' | 'context'>,
) {
  const { entry } = await findEntry(ctx, grantId);
  const [item] = await judge(ctx, subject, [entry.grant]);
  return judgementOf(item!);
}

/** For other features: one grant, also one that is in no catalogue, for a company and the project given. */
export async function judgementFor(ctx: UserContext, company: Company, project: Project | null, grant: Grant) {
  const subject = await subjectOf(ctx, company, project ?? undefined);
  const [item] = await judge(ctx, subject, [grant]);
  return judgementOf(item!);
}

/** For other features: these grants for many companies, in short. */
export async function verdictsOf(
  ctx: UserContext,
  companies: Parameters<typeof judgeMany>[2],
  load: Parameters<typeof judgeMany>[3],
  grants: readonly Grant[],
) {
  const { revision } = await openCatalogue(ctx);
  return judgeMany(ctx, { matcher: await openMatcher(ctx), revision }, companies, load, grants);
}

/** Verdicts for the cards of one page, for the active company. */
export async function verdictsFor(ctx: UserContext, ids: readonly string[]) {
  const subject = await activeSubject(ctx);
  const catalogue = await openOwnCatalogue(ctx, ctx.user);
  const grants = ids.flatMap((id) => catalogue.find(id)?.grant ?? []);
  if (!subject || grants.length === 0) return { verdicts: {} };
  const items = await judge(ctx, subject, grants);
  return { verdicts: Object.fromEntries(items.map((item) => [item.grant.id, verdictOf(item)])) };
}
