import type { Place } from '#domain/geography/gazetteer.ts';
import { FRAME_WORDS, WEAK_WORDS } from '#domain/search/stop-words.ts';
import { nameWords, type GrantNames } from './grant-names.ts';
import { isAsking, isLooking } from './subject-words.ts';

/** "L'autoimpiego della", "il fondo energia del": one thing of a place, just before it. */
const OF_PLACE =
  /(?:(?:^|[:,;] |\b(?:il|lo|la|i|gli|le|col|sul|al|quell[oa]|chiedere|avere|fare|prendere|per|o)\s)|\b(?:l|all|dell|sull|nell)')((?:[a-z0-9]+\s){1,5})(?:della|del|dell'|di|in|dello)\s*(?:regione\s)?$/;
const MOST_ALIKE = 2;
const NOUN_CHARS = 5;

/** "La garanzia dell'Umbria" for "Fondo Garanzie PMI": one or many. */
const isSameNoun = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= NOUN_CHARS && one.slice(0, -1) === other.slice(0, -1) && !/\d/.test(one));

/** Grants of a region that are told by words of their name and by the place: "l'autoimpiego della Campania". */
export function namedByPlace(
  text: string,
  places: readonly Pick<Place, 'region' | 'start'>[],
  { names }: GrantNames,
): { ids: string[]; words: string[] }[] {
  if (isLooking(text) && !/ (?:o|oppure) /.test(text)) return [];
  return places.flatMap(({ region, start }) => {
    const before = OF_PLACE.exec(text.slice(0, start))?.[1] ?? '';
    const words = nameWords(before).filter(
      (word) => !FRAME_WORDS.has(word) && !isAsking(word) && !/^(?:bando|quell[oaei])$/.test(word),
    );
    if (words.length === 0) return [];
    const telling = words.filter((word) => !WEAK_WORDS.has(word));
    const held = [words, telling].map((each) => heldIn(names, region, each)).find((some) => some.length > 0) ?? [];
    // Of that place alone before those of many.
    const own = held.filter(({ regions }) => regions.length === 1);
    const meant = own.length > 0 ? own : held;
    return meant.length > 0 && meant.length <= MOST_ALIKE ? [{ ids: meant.map(({ id }) => id), words: telling }] : [];
  });
}

const heldIn = (names: GrantNames['names'], region: string, words: readonly string[]): GrantNames['names'] =>
  words.length === 0
    ? []
    : names.filter(
        ({ core, regions }) =>
          regions.some((own) => own === region) && words.every((word) => core.some((own) => isSameNoun(own, word))),
      );
