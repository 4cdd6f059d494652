import type { FoundArea, Gazetteer } from '#domain/geography/gazetteer.ts';
import { REGIONS, type Region, type Sector } from '#domain/vocabulary.ts';
import { readNumbers } from './amounts.ts';
import { askingAudiences } from './audiences.ts';
import { buildAspects, type Aspect } from './aspects.ts';
import type { Concepts } from './concepts.ts';
import { fold } from './fold.ts';
import type { FeatureTable } from './features.ts';
import { readWords, type QueryWord } from './query-words.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import { tokenize } from './tokens.ts';
import type { Tuning } from './tuning.ts';
import type { Vocabulary } from './vocabulary.ts';

export type ParsedQuery = {
  aspects: Aspect[];
  /** Regions named, as bits; 0 = none. */
  regionMask: number;
  /** The region of who asks, where it is known, as bits: not asked for, but near. */
  homeMask: number;
  /** Regions not wanted ("tranne il Veneto"), as bits. */
  excludedMask: number;
  provinces: string[];
  /** Folded names of the municipalities asked for. */
  towns: string[];
  /** The query speaks of small, emptying places. */
  smallPlaces: boolean;
  /** The wider area named ("Mezzogiorno"), as bits. */
  areaMask: number;
  sectors: Sector[];
  /** Who speaks, as bits (see audiences). */
  audienceMask: number;
  amounts: number[];
  years: number[];
  europeanAsked: boolean;
  words: QueryWord[];
  /** Concepts understood, by number. */
  concepts: number[];
};

export type QueryContext = {
  liveCount: number;
  features: FeatureTable;
  concepts: Concepts;
  synonyms: Synonyms;
  vocabulary: Vocabulary;
  gazetteer: Gazetteer | null;
  tuning: Tuning;
};

export function regionBits(regions: Iterable<string>): number {
  let mask = 0;
  for (const region of regions) mask |= 1 << REGIONS.indexOf(region as Region);
  return mask;
}

export function parseQuery(query: string, context: QueryContext, home: Region | null = null): ParsedQuery {
  const places = context.gazetteer?.find(query) ?? [];
  let text = query;
  for (const place of places) text = blank(text, place.start, place.end);
  const areas = namedAreas(text, context);
  for (const area of areas) text = blank(text, area.start, area.end);
  const { amounts, years, rest } = readNumbers(text);
  const words = readWords(rest, context.vocabulary, context.concepts, context.tuning);
  const meant = readSynonyms(words, context);
  const read = buildAspects(meant.rest, context);
  const aspects = [...meant.aspects, ...read.aspects];
  const matches = [...meant.matches, ...read.matches];
  const wanted = places.filter((place) => !isExcluded(query, place.start));
  const regions = [...new Set(wanted.map((place) => place.region))];
  const understood = matches.map((match) => context.concepts.list[match.concept]!);
  return {
    aspects: [
      ...aspects,
      ...placeAspects(regions, aspects, context),
      ...areaAspects(areas, aspects, context),
      ...yearAspects(years, context),
      ...amountAspects(amounts, context),
      ...(aspects.length + regions.length + areas.length > 0 ? [fallback(context)] : []),
    ],
    regionMask: regionBits(regions),
    homeMask: home === null ? 0 : regionBits([home]),
    excludedMask: regionBits(places.filter((place) => !wanted.includes(place)).map((place) => place.region)),
    provinces: wanted.flatMap((place) => place.province ?? []),
    towns: wanted.flatMap((place) => (place.kind === 'comune' ? [fold(place.name)] : [])),
    smallPlaces: understood.some((concept) => concept.id === 'piccoli-comuni'),
    areaMask: areas.reduce((mask, area) => mask | regionBits(area.regions), 0),
    sectors: [...new Set(understood.flatMap((concept) => concept.sectors))],
    audienceMask: askingAudiences(understood, context.concepts.list),
    amounts,
    years,
    europeanAsked: understood.some((concept) => concept.level === 'europeo'),
    words,
    concepts: [...new Set(matches.map((match) => match.concept))],
  };
}

function isExcluded(query: string, start: number): boolean {
  return /(?:^|\s)(?:no|tranne|eccetto|salvo|esclus[oaie])\s+(?:(?:il|lo|la|le|in|a)\s+|l['’])?$/i.test(
    query.slice(0, start),
  );
}

/** A place narrows what else is asked; it is a subject of its own only where nothing else is ("bandi Puglia"). */
function placeAspects(regions: Region[], others: Aspect[], context: QueryContext): Aspect[] {
  const { features, tuning } = context;
  const alone = others.every((aspect) => Math.max(...aspect.features.values()) < tuning.term * 0.5);
  const weight = alone ? 1 : tuning.region;
  return regions.flatMap((region) => {
    const number = features.find('r', region);
    if (number < 0 || weight === 0) return [];
    return [{ label: region, excluded: false, place: !alone, features: new Map([[number, weight]]) }];
  });
}

function yearAspects(years: number[], context: QueryContext): Aspect[] {
  return years.flatMap((year) => {
    const number = context.features.find('t', String(year));
    if (number < 0) return [];
    return [
      { label: String(year), excluded: false, place: false, features: new Map([[number, context.tuning.weakWord]]) },
    ];
  });
}

/** A small sum is microcredit's, a very large one is negotiated. */
function amountAspects(amounts: number[], context: QueryContext): Aspect[] {
  const amount = amounts.at(-1);
  if (amount === undefined || amount < 1_000) return [];
  const ids =
    amount <= 60_000
      ? ['microcredito', 'piccolo-prestito']
      : amount >= 5_000_000
        ? ['contratti-sviluppo', 'grandi-imprese']
        : [];
  return [sideAspect(String(amount), ids, context.tuning.amount, context)];
}

/** What serves almost everyone fills the end of the list. */
function fallback(context: QueryContext): Aspect {
  return sideAspect(
    '',
    ['garanzia', 'beni-strumentali', 'microcredito', 'voucher-digitali'],
    context.tuning.fallback,
    context,
  );
}

function sideAspect(label: string, ids: string[], weight: number, { features }: QueryContext): Aspect {
  const numbers = ids.map((id) => features.find('c', id)).filter((number) => number >= 0);
  return { label, excluded: false, place: true, features: new Map(numbers.map((number) => [number, weight])) };
}

/** The areas asked for. In "resto al sud" the area is part of a name, and not asked for by itself. */
function namedAreas(text: string, { gazetteer, vocabulary }: QueryContext): FoundArea[] {
  return (gazetteer?.areas(text) ?? []).filter(({ start, end }) => {
    const before = tokenize(text.slice(0, start)).findLast(({ role }) => role !== 'grammar');
    const area = tokenize(text.slice(start, end)).find(({ role }) => role !== 'grammar');
    return !before || !area || !vocabulary.isName(before.word, area.word);
  });
}

/** Grants for the South say so in many ways; the lexicon knows them. */
function areaAspects(areas: FoundArea[], others: Aspect[], context: QueryContext): Aspect[] {
  const south = areas.find((area) => area.code === 'mezzogiorno' || area.code === 'zes');
  if (south === undefined) return [];
  const features = new Map<number, number>();
  for (const id of south.code === 'zes' ? ['zes-credito', 'mezzogiorno'] : ['mezzogiorno', 'zes-credito']) {
    const number = context.features.find('c', id);
    if (number >= 0) features.set(number, features.size === 0 ? 1 : 0.4);
  }
  return [{ label: south.code, excluded: false, place: south.code !== 'zes' && others.length > 0, features }];
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}
