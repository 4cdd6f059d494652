import type { Region } from '#domain/vocabulary.ts';
import { REGIONS } from '#domain/vocabulary.ts';
import { fold } from '#domain/search/fold.ts';
import { AREAS, type Area } from './areas.ts';
import { COMMON_WORDS, IDIOM_WORDS, KNOWN_DESPITE } from './common-words.ts';
import { CITY_ALIASES, DEMONYMS, TERRITORIES, TOWN_ALIASES } from './place-aliases.ts';
import { PROVINCES, provinceBySigla } from './provinces.ts';
import { REGION_ALIASES } from './region-names.ts';
import { splitWords, type Word } from './words.ts';

export type Municipality = {
  name: string;
  /** Plate of the province. */
  province: string;
  population: number;
};

type PlaceKind = 'regione' | 'provincia' | 'comune';

export type Place = {
  kind: PlaceKind;
  name: string;
  region: Region;
  /** Plate of the province; null for a region. */
  province: string | null;
  population: number;
  /** Where it stands in the text that was read. */
  start: number;
  end: number;
};

export type FoundArea = Area & { start: number; end: number };

export type Gazetteer = {
  /** The places named in a text, in order, longest match first at each word. */
  find: (text: string) => Place[];
  /** The wider areas named in a text ("Mezzogiorno", "ZES unica", "Centro-Nord"). */
  areas: (text: string) => FoundArea[];
};

type Entry = Omit<Place, 'start' | 'end'>;

const MAX_WORDS = 7;
const LOCATIVE = new Set(['a', 'ad']);
const PLACE_NOUNS = new Set([
  'comune',
  'citta',
  'provincia',
  'prov',
  'paese',
  'borgo',
  'sede',
  'zona',
  'vicino',
  'presso',
]);

export function buildGazetteer(municipalities: readonly Municipality[]): Gazetteer {
  const entries = new Map<string, Entry>();
  const provinces = new Map<string, Entry>();
  for (const row of municipalities) addMunicipality(entries, row);
  for (const province of PROVINCES) {
    const entry: Entry = { ...province, kind: 'provincia', province: province.sigla, population: 0 };
    const key = keyOf(province.name);
    provinces.set(key, entry);
    if (!entries.has(key)) entries.set(key, entry);
  }
  addAliases(entries, provinces);
  for (const region of REGIONS) {
    const entry: Entry = { kind: 'regione', name: region, region, province: null, population: 0 };
    for (const name of [keyOf(region), ...REGION_ALIASES[region]]) entries.set(name, entry);
  }
  const areas = new Map(AREAS.flatMap((area) => area.names.map((name): [string, Area] => [name, area])));
  const [beginsPlace, beginsArea] = [firstWords(entries.keys()), firstWords(areas.keys())];
  return {
    find: (text) => findPlaces(text, { entries, provinces, begins: beginsPlace }),
    areas: (text) =>
      scan(
        splitWords(text),
        ({ folded }) => beginsArea.has(folded),
        (key) => areas.get(key),
      ).map(({ value, start, end }) => ({
        code: value.code,
        regions: value.regions,
        start,
        end,
      })),
  };
}

function addMunicipality(entries: Map<string, Entry>, row: Municipality): void {
  const region = provinceBySigla(row.province)?.region;
  if (region === undefined) return;
  const entry: Entry = { kind: 'comune', region, ...row };
  for (const name of row.name.split('/')) {
    const key = keyOf(name);
    const known = entries.get(key);
    if (known === undefined || known.population < entry.population) entries.set(key, entry);
  }
}

function addAliases(entries: Map<string, Entry>, provinces: Map<string, Entry>): void {
  for (const [sigla, names] of Object.entries(CITY_ALIASES)) {
    const province = provinceBySigla(sigla);
    if (province === undefined) continue;
    const chief = entries.get(keyOf(province.name)) ?? provinces.get(keyOf(province.name));
    for (const name of names.split('|')) if (chief && !entries.has(name)) entries.set(name, chief);
  }
  for (const [sigla, names] of Object.entries(TERRITORIES)) {
    const province = provinceBySigla(sigla);
    const entry = province && provinces.get(keyOf(province.name));
    for (const name of names.split('|')) if (entry) entries.set(name, entry);
  }
  for (const [sigla, demonym] of Object.entries(DEMONYMS)) {
    const province = provinceBySigla(sigla);
    const entry = province && provinces.get(keyOf(province.name));
    for (const form of formsOf(demonym)) if (entry && !entries.has(form)) entries.set(form, entry);
  }
  for (const [alias, name] of Object.entries(TOWN_ALIASES)) {
    const entry = entries.get(keyOf(name));
    if (entry) entries.set(alias, entry);
  }
}

/** "padovano" → padovana, padovani, padovane; "barese" → baresi; "comasco" → comaschi. */
function formsOf(demonym: string): string[] {
  const root = demonym.slice(0, -1);
  if (demonym.endsWith('e')) return [demonym, `${root}i`];
  const hard = root.endsWith('c') ? 'h' : '';
  return [demonym, `${root}a`, `${root}${hard}i`, `${root}${hard}e`];
}

type Known = { entries: Map<string, Entry>; provinces: Map<string, Entry>; begins: ReadonlySet<string> };

const firstWords = (names: Iterable<string>): ReadonlySet<string> =>
  new Set([...names].map((name) => name.split(' ', 1).join('')));

function findPlaces(text: string, { entries, provinces, begins }: Known): Place[] {
  const words = splitWords(text);
  const shouting = text === text.toUpperCase();
  const mayBegin = ({ folded, raw }: Word) => begins.has(folded) || PLATE.test(raw);
  const found = scan(words, mayBegin, (key, from, to) => {
    const entry = entries.get(key) ?? siglaEntry(words, from, to, provinces);
    if (entry === undefined || !isMeant(entry, key, words, from, to, shouting)) return undefined;
    return saysProvince(words, from) ? (provinces.get(key) ?? entry) : entry;
  });
  return found.map(({ value, start, end }) => ({ ...value, start, end })).filter(isNews);
}

/** "Squinzano (LE)" is one place: the plate only says again where the town is. */
function isNews(place: Place, at: number, places: Place[]): boolean {
  const before = places[at - 1];
  return place.kind !== 'provincia' || place.end - place.start > 2 || before?.province !== place.province;
}

/** Longest sequence of words first; a matched stretch is not read twice. Most words begin no name of anything. */
function scan<T>(
  words: Word[],
  mayBegin: (word: Word) => boolean,
  at: (key: string, from: number, to: number) => T | undefined,
): { value: T; start: number; end: number }[] {
  const found: { value: T; start: number; end: number }[] = [];
  for (let from = 0; from < words.length; from++) {
    if (!mayBegin(words[from]!)) continue;
    for (let to = Math.min(words.length, from + MAX_WORDS); to > from; to--) {
      const key = words
        .slice(from, to)
        .map((word) => word.folded)
        .join(' ');
      const value = at(key, from, to);
      if (value === undefined) continue;
      found.push({ value, start: words[from]!.start, end: words[to - 1]!.end });
      from = to - 1;
      break;
    }
  }
  return found;
}

const PLATE = /^[A-Z]{2}$/;

/** "(LE)" or "prov. LE": a plate counts only in capitals and where a plate is expected. */
function siglaEntry(words: Word[], from: number, to: number, provinces: Map<string, Entry>): Entry | undefined {
  const word = words[from]!;
  if (to - from !== 1 || !PLATE.test(word.raw)) return undefined;
  const before = words[from - 1]?.folded;
  if (!word.inBrackets && before !== 'provincia' && before !== 'prov') return undefined;
  const province = provinceBySigla(word.raw);
  return province && provinces.get(keyOf(province.name));
}

function saysProvince(words: Word[], from: number): boolean {
  const before = words[from - 1]?.folded;
  if (before === 'provincia' || before === 'prov') return true;
  const noun = words[from - 2]?.folded;
  return (before === 'di' || before === 'del') && (noun === 'provincia' || noun === 'prov');
}

/** Municipalities named like an everyday word need a sign that a place is meant. */
function isMeant(entry: Entry, key: string, words: Word[], from: number, to: number, shouting: boolean): boolean {
  if (entry.kind !== 'comune' || to - from > 1) return true;
  const before = words[from - 1]?.folded ?? '';
  const noun = words[from - 2]?.folded ?? '';
  if (PLACE_NOUNS.has(before) || ((before === 'di' || before === 'a') && PLACE_NOUNS.has(noun))) return true;
  const common = COMMON_WORDS.has(key) || key.length <= 3;
  if (!common || KNOWN_DESPITE.has(key))
    return !IDIOM_WORDS.has(key) || LOCATIVE.has(before) || isCapital(words, from, shouting);
  if (isCapital(words, from, shouting)) return true;
  return LOCATIVE.has(before) && !IDIOM_WORDS.has(key);
}

/** A capital inside a sentence; not at its start, nor in a text all in capitals. */
function isCapital(words: Word[], at: number, shouting: boolean): boolean {
  const word = words[at]!;
  return !shouting && !word.startsSentence && /^\p{Lu}\p{Ll}/u.test(word.raw);
}

function keyOf(name: string): string {
  return splitWords(name)
    .map((word) => fold(word.raw))
    .join(' ');
}
