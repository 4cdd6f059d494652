import { matcherInSteps, type Matcher } from '#domain/matching/matcher.ts';
import type { Services } from '#server/context.ts';
import { openCatalogue, type Catalogue } from '#server/features/grants/service.ts';
import { inTurns } from '#server/platform/threads/in-turns.ts';
import { todayOf } from './subject.ts';

const matchers = new WeakMap<Catalogue, { revision: number; today: string; matcher: Promise<Matcher> }>();

/** One for the whole process, built again only when a grant or the day changed, and without keeping others waiting. */
export async function openMatcher(ctx: Pick<Services, 'db' | 'now'>): Promise<Matcher> {
  const catalogue = await openCatalogue(ctx);
  const today = todayOf(ctx);
  const known = matchers.get(catalogue);
  if (known?.revision === catalogue.revision && known.today === today) return known.matcher;
  const grants = [...catalogue.entries()].map(({ grant }) => grant);
  const matcher = inTurns(matcherInSteps(grants, today));
  matchers.set(catalogue, { revision: catalogue.revision, today, matcher });
  matcher.catch(() => matchers.delete(catalogue));
  return matcher;
}
