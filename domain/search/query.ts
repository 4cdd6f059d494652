import type { Gazetteer } from '#domain/geography/gazetteer.ts';
import { REGIONS, type Region, type Sector } from '#domain/vocabulary.ts';
import { readNumbers } from './amounts.ts';
import { buildAspects, type Aspect } from './aspects.ts';
import type { Concepts } from './concepts.ts';
import type { FeatureTable } from './features.ts';
import { readWords, type QueryWord } from './query-words.ts';
import type { Tuning } from './tuning.ts';
import type { Vocabulary } from './vocabulary.ts';

export type ParsedQuery = {
  aspects: Aspect[];
  /** Regions named, as bits; 0 = none. */
  regionMask: number;
  provinces: string[];
  /** The wider area named ("Mezzogiorno"), as bits. */
  areaMask: number;
  sectors: Sector[];
  amounts: number[];
  years: number[];
  europeanAsked: boolean;
  words: QueryWord[];
  /** Concepts understood, by number. */
  concepts: number[];
};

export type QueryContext = {
  features: FeatureTable;
  concepts: Concepts;
  vocabulary: Vocabulary;
  gazetteer: Gazetteer | null;
  tuning: Tuning;
};

export function regionBits(regions: Iterable<string>): number {
  let mask = 0;
  for (const region of regions) mask |= 1 << REGIONS.indexOf(region as Region);
  return mask;
}

export function parseQuery(query: string, context: QueryContext): ParsedQuery {
  const places = context.gazetteer?.find(query) ?? [];
  let text = query;
  for (const place of places) text = blank(text, place.start, place.end);
  const { amounts, years, rest } = readNumbers(text);
  const words = readWords(rest, context.vocabulary, context.concepts, context.tuning);
  const { aspects, matches } = buildAspects(words, context);
  const regions = [...new Set(places.map((place) => place.region))];
  const understood = matches.map((match) => context.concepts.list[match.concept]!);
  return {
    aspects: [...aspects, ...placeAspects(regions, aspects, context), ...yearAspects(years, context)],
    regionMask: regionBits(regions),
    provinces: places.flatMap((place) => place.province ?? []),
    areaMask: areaMask(rest, context, understood),
    sectors: [...new Set(understood.flatMap((concept) => concept.sectors))],
    amounts,
    years,
    europeanAsked: understood.some((concept) => concept.level === 'europeo'),
    words,
    concepts: [...new Set(matches.map((match) => match.concept))],
  };
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

/** "resto al sud" is a name: the area inside it is not asked for by itself. */
function areaMask(text: string, context: QueryContext, understood: readonly { id: string }[]): number {
  if (understood.some((concept) => /-sud$|-nord$/.test(concept.id))) return 0;
  const areas = context.gazetteer?.areas(text) ?? [];
  return areas.reduce((mask, area) => mask | regionBits(area.regions), 0);
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}
