import type { Place } from '#domain/geography/gazetteer.ts';
import { fold } from '#domain/search/fold.ts';
import type { ReadingWorld } from './reading-world.ts';

/** "A Foggia, non a Torino": the place that is set right is not meant. */
const NOT_THERE =
  /\b(?:non|no|invece (?:di|che)|anziche|piuttosto che|al posto di|mica) ?(?:a|ad|in|di|per|nel|nella)? ?$/;

export function placesMeant(
  world: Pick<ReadingWorld, 'places'>,
  message: string,
): { places: Place[]; otherPlaces: Place[] } {
  const all = world.places(message);
  const text = fold(message);
  const meant = all.filter(({ start }) => !NOT_THERE.test(text.slice(0, start)));
  return meant.length > 0
    ? { places: meant, otherPlaces: all.filter((place) => !meant.includes(place)) }
    : { places: all, otherPlaces: [] };
}
