import type { Place } from '#domain/geography/gazetteer.ts';
import { FRAME_WORDS, WEAK_WORDS } from '#domain/search/stop-words.ts';
import { AID_WORDS } from './grant-mentions.ts';
import { nameWords, type GrantNames, type KnownName } from './grant-names.ts';
import { isAsking, isLooking } from './subject-words.ts';

/** What stands around the place before anything is asked: "fiere sicilia 2026: quanto danno?", "quello sardo per i negozi?" */
const HEADING =
  /^([a-z0-9' -]{4,60}?)(?:[:,?]|(?= (?:quanto|quando|come|chi|cosa|che|posso|possiamo|e ancora|scade|apre)\b))/;
const ROOT_CHARS = 4;
const ENDING_CHARS = 4;

/** Begins as the word does: "fiere" and "fieristici", "artigiani" and "artigianato". */
function sharesRoot(one: string, other: string): boolean {
  const root = Math.max(ROOT_CHARS, Math.min(one.length, other.length) - ENDING_CHARS);
  return one.slice(0, root) === other.slice(0, root);
}

const isTheme = (word: string): boolean =>
  word.length >= ROOT_CHARS &&
  !/^(?:\d|bando|regione|quell)/.test(word) &&
  !FRAME_WORDS.has(word) &&
  !WEAK_WORDS.has(word) &&
  !AID_WORDS.has(word) &&
  !isAsking(word);

/** A grant of a region, by its theme beside the region's name at the head of the message; none where several fit alike. */
export function namedByTheme(
  text: string,
  places: readonly Pick<Place, 'region' | 'start'>[],
  { names }: GrantNames,
): string[] {
  const heading = HEADING.exec(text)?.[1];
  const place = places.find(({ start }) => heading !== undefined && start < heading.length);
  if (!heading || !place || isLooking(text)) return [];
  const words = nameWords(`${heading.slice(0, place.start)} ${heading.slice(place.start).replace(/^[a-z]+/, '')}`);
  const region = new Set(nameWords(place.region));
  const themes = words.filter((word) => isTheme(word) && !region.has(word));
  if (themes.length === 0) return [];
  const [best, next] = names
    .filter(({ regions }) => regions.length === 1 && regions[0] === place.region)
    .filter(({ core }) => themes.every((word) => core.some((own) => sharesRoot(own, word))))
    .map((name) => ({ name, said: saidOf(name, words) }))
    .toSorted((one, other) => other.said - one.said);
  return best && best.said > (next?.said ?? -1) ? [best.name.id] : [];
}

/** How many words of the heading stand in the name, those of every name too: they tell two of one theme apart. */
const saidOf = ({ core }: KnownName, words: readonly string[]): number =>
  words.filter((word) => core.some((own) => own.slice(0, -1) === word.slice(0, -1))).length;
