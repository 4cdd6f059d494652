import type { Place } from '#domain/geography/gazetteer.ts';
import { fold } from '#domain/search/fold.ts';

/** What is looked for, without where. */
export function withoutPlaces(words: string, places: readonly Place[]): string {
  const where = new Set(places.flatMap(({ name, region }) => fold(`${name} ${region}`).split(/[^a-z]+/)));
  return words
    .split(' ')
    .filter((word) => !where.has(fold(word)))
    .join(' ');
}
