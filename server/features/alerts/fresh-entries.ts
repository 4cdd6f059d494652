import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { eachInSteps, filteredInSteps, type Steps } from '#domain/steps.ts';
import type { Catalogue, CatalogueEntry } from '#server/features/grants/service.ts';

/**
 * What entered the catalogue between two moments, or opened: open ones alone, without what the person has hidden. What
 * the catalogue began with was never new to anybody.
 */
export function* freshEntries(
  catalogue: Catalogue,
  hidden: ReadonlySet<string>,
  since: Date,
  until: Date,
): Steps<CatalogueEntry[]> {
  const [from, to] = [romeMoment(since).day, romeMoment(until).day];
  const entries = [...catalogue.entries()];
  let beginning = Infinity;
  yield* eachInSteps(entries, ({ createdAt }) => (beginning = Math.min(beginning, createdAt.getTime())));
  return yield* filteredInSteps(entries, (entry) => {
    const { opensOn } = entry.grant;
    const isLater = entry.createdAt.getTime() > beginning;
    const isNew = isLater && entry.createdAt > since && entry.createdAt <= until;
    const hasOpened = opensOn !== null && opensOn > from && opensOn <= to;
    return (
      (isNew || hasOpened) &&
      !hidden.has(entry.grant.id) &&
      OPEN_STATUSES.includes(catalogue.statusOf(entry, until).status)
    );
  });
}
