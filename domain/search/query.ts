import type { FoundArea, Gazetteer } from '#domain/geography/gazetteer.ts';
import { REGIONS, type Region, type Sector } from '#domain/vocabulary.ts';
import { spelledOut } from './abbreviations.ts';
import { readNumbers } from './amounts.ts';
import { readAsker, withoutAge, type Asker } from './asker.ts';
import { askingAudiences, audiencesOf } from './audiences.ts';
import { buildAspects, type Aspect } from './aspects.ts';
import type { ConceptMatch, Concepts } from './concepts.ts';
import { fold } from './fold.ts';
import type { FeatureTable } from './features.ts';
import { readWords, type QueryWord } from './query-words.ts';
import { sideAspects } from './side-aspects.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import { WEAK_WORDS } from './stop-words.ts';
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
  /** Foreign markets named, as bits. */
  marketMask: number;
  /** The wider area named ("Mezzogiorno"), as bits. */
  areaMask: number;
  sectors: Sector[];
  asker: Asker;
  /** Who speaks, as bits (see audiences). */
  audienceMask: number;
  /** Concepts understood, and those near to them. */
  spokenOf: ReadonlySet<number>;
  amounts: number[];
  years: number[];
  europeanAsked: boolean;
  words: QueryWord[];
  /** Stems of the words that say no idea and from which no others are made: names, or nothing that is known. */
  properStems: readonly string[];
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
  const asker = readAsker(query);
  const { amounts, years, rest } = readNumbers(spelledOut(withoutAge(text, asker)));
  const words = readWords(rest, context.vocabulary, context.concepts, context.tuning);
  const meant = readSynonyms(words, context);
  const read = buildAspects(meant.rest, context);
  const aspects = [...meant.aspects, ...read.aspects];
  const matches = [...meant.matches, ...read.matches];
  const wanted = places.filter((place) => !isExcluded(query, place.start));
  const regions = [...new Set(wanted.map((place) => place.region))];
  const understood = matches.map((match) => context.concepts.list[match.concept]!);
  return {
    aspects: [...aspects, ...sideAspects({ regions, areas, years, amounts, asker }, aspects, context)],
    regionMask: regionBits(regions),
    homeMask: home === null ? 0 : regionBits([home]),
    excludedMask: regionBits(places.filter((place) => !wanted.includes(place)).map((place) => place.region)),
    provinces: wanted.flatMap((place) => place.province ?? []),
    towns: wanted.flatMap((place) => (place.kind === 'comune' ? [fold(place.name)] : [])),
    smallPlaces: understood.some((concept) => concept.id === 'piccoli-comuni'),
    marketMask: understood.reduce((mask, { market }) => mask | market, 0),
    areaMask: areas.reduce((mask, area) => mask | regionBits(area.regions), 0),
    sectors: [...new Set(understood.flatMap((concept) => concept.sectors))],
    asker,
    audienceMask: askingAudiences(understood, context.concepts.list) | audiencesOf(asker),
    spokenOf: new Set(matches.flatMap(({ concept }) => [concept, ...nearTo(concept, context)])),
    amounts,
    years,
    europeanAsked: understood.some((concept) => concept.level === 'europeo'),
    words,
    properStems: properStems(meant.rest, read.matches),
    concepts: [...new Set(matches.map((match) => match.concept))],
  };
}

function nearTo(concept: number, { concepts }: QueryContext): number[] {
  return concepts.list[concept]!.near.map((near) => near.concept);
}

function properStems(words: readonly QueryWord[], matches: readonly ConceptMatch[]): string[] {
  const understood = new Set(matches.flatMap(({ places }) => places));
  return words.flatMap(({ token, readings, kin }, at) =>
    token.role === 'content' && kin.length === 0 && !understood.has(at) && !WEAK_WORDS.has(readings[0]!.word)
      ? [readings[0]!.stem]
      : [],
  );
}

function isExcluded(query: string, start: number): boolean {
  return /(?:^|\s)(?:no|tranne|eccetto|salvo|esclus[oaie])\s+(?:(?:il|lo|la|le|in|a)\s+|l['’])?$/i.test(
    query.slice(0, start),
  );
}

/** The areas asked for. In "resto al sud" the area is part of a name, and not asked for by itself. */
function namedAreas(text: string, { gazetteer, vocabulary }: QueryContext): FoundArea[] {
  return (gazetteer?.areas(text) ?? []).filter(({ start, end }) => {
    const before = tokenize(text.slice(0, start)).findLast(({ role }) => role !== 'grammar');
    const area = tokenize(text.slice(start, end)).find(({ role }) => role !== 'grammar');
    return !before || !area || !vocabulary.isName(before.word, area.word);
  });
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}
