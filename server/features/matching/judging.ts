import type { Grant } from '#domain/grants/grant.ts';
import type { MatchItem, MatchOptions } from '#domain/matching/matcher.ts';
import type { Verdict } from '#domain/vocabulary.ts';
import type { Context, SessionUser } from '#server/context.ts';
import { marksOf } from '#server/features/saved-grants/service.ts';
import { openMatcher } from './open-matcher.ts';
import { activeSubject, todayOf, type Subject } from './subject.ts';

/** What only this person has stands in their lists and in nobody else's. */
const ownGrantsOf = async (ctx: Context, user: SessionUser | null): Promise<Grant[]> =>
  user ? (await ctx.ownGrants(user.id)).map(({ grant }) => grant) : [];

/** The list: the best first, without what the person has hidden. */
export async function matchesFor(
  ctx: Context,
  user: SessionUser | null,
  { company, context }: Pick<Subject, 'company' | 'context'>,
  options: Omit<MatchOptions, 'today' | 'without'>,
): Promise<MatchItem[]> {
  const [{ hidden }, also] = [await marksOf(ctx, user), await ownGrantsOf(ctx, user)];
  const matcher = await openMatcher(ctx);
  return matcher.match(company, { ...options, today: todayOf(ctx), without: hidden, also }, context);
}

/** The one verdict: of these grants and no others, in the order given. Cards, pages, chat and tools all ask here. */
export async function judge(
  ctx: Context,
  { company, context }: Pick<Subject, 'company' | 'context'>,
  grants: readonly Grant[],
  today = todayOf(ctx),
): Promise<MatchItem[]> {
  return grants.length === 0 ? [] : (await openMatcher(ctx)).judge(grants, company, today, context);
}

/** The same verdict of whichever grant, without the table behind it: for who looks at thousands. */
export async function verdictLookup(
  ctx: Context,
  { company, context }: Pick<Subject, 'company' | 'context'>,
): Promise<(grant: Grant) => Verdict> {
  return (await openMatcher(ctx)).verdictsOf(company, todayOf(ctx), context);
}

/** Every grant that the company may still ask for, with its verdict, the best fit first. */
export async function standingOf(
  ctx: Context,
  { company, context }: Pick<Subject, 'company' | 'context'>,
  today = todayOf(ctx),
  user: SessionUser | null = null,
): Promise<Map<string, Verdict>> {
  return (await openMatcher(ctx)).standing(company, today, context, await ownGrantsOf(ctx, user));
}

/** The same for the active company of who asks; null without one. */
export async function ownStanding(ctx: Context, user: SessionUser | null): Promise<Map<string, Verdict> | null> {
  const subject = user && (await activeSubject({ ...ctx, user }));
  return subject && standingOf(ctx, subject, todayOf(ctx), user);
}
