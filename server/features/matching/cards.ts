import type { CheckCode } from '#domain/eligibility/check.ts';
import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import type { MatchItem } from '#domain/matching/matcher.ts';
import { shortReason } from '#messages/matching/short.ts';
import type { UserContext } from '#server/context.ts';
import { openOwnCatalogue, summaryOf } from '#server/features/grants/service.ts';
import { marksOf } from '#server/features/saved-grants/service.ts';
import { judge, matchesFor, standingOf } from './service.ts';
import { cardOf } from './shapes.ts';
import { activeSubject } from './subject.ts';

const EXCLUDED_READ = 300;
const NEAREST = 5;
/** What keeps a grant out only of this project: told before the grants of other firms and other places. */
const OF_THE_PROJECT: readonly CheckCode[] = ['spend', 'costs', 'orders', 'project_dates'];

/** The cards of a search, judged as they are now, and what does not fit, each with its reason. */
export async function judgedCards(ctx: UserContext, ids: readonly string[]) {
  const subject = await activeSubject(ctx);
  if (!subject) return { items: [], others: { count: 0, nearest: [] } };
  const [catalogue, marks] = [await openOwnCatalogue(ctx, ctx.user), await marksOf(ctx, ctx.user)];
  const entries = ids.flatMap((id) => catalogue.find(id) ?? []);
  const items = await judge(
    ctx,
    subject,
    entries.map(({ grant }) => grant),
  );
  const now = ctx.now();
  const askable = await standingOf(ctx, subject, undefined, ctx.user);
  const excluded = await matchesFor(ctx, ctx.user, subject, { limit: EXCLUDED_READ, verdict: 'non_ammissibile' });
  const isOpen = ({ grant }: MatchItem) => {
    const entry = catalogue.find(grant.id);
    return entry !== undefined && OPEN_STATUSES.includes(catalogue.statusOf(entry, now).status);
  };
  return {
    items: entries.map((entry, at) => ({
      grant: summaryOf(entry, catalogue.statusOf(entry, now), marks),
      ...cardOf(items[at]!),
    })),
    others: {
      count: catalogue.size - askable.size,
      nearest: excluded
        .filter((item) => item.verdict === 'non_ammissibile' && isOpen(item))
        .sort((one, other) => distanceOf(one) - distanceOf(other))
        .slice(0, NEAREST)
        .map(({ grant, eligibility }) => ({ id: grant.id, name: grant.name, reason: shortReason(eligibility) ?? '' })),
    },
  };
}

/** One thing of the project away, then one thing away, then more. */
function distanceOf({ eligibility }: MatchItem): number {
  const failed = eligibility.checks.filter(({ outcome }) => outcome === 'non_soddisfatto');
  const isOfProject = failed.every(({ code }) => OF_THE_PROJECT.includes(code));
  return failed.length * 2 - (isOfProject ? 1 : 0);
}
