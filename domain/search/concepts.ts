import type { AidForm, GrantLevel, Sector } from '#domain/vocabulary.ts';
import type { LexiconGroup } from '#domain/lexicon/concepts/group.ts';
import { phraseStems } from './tokens.ts';

/** A way to say a concept, by stems. A loose one may have its words apart and in any order. */
export type Pattern = { concept: number; stems: string[]; weight: number; loose: boolean };

export type Concept = {
  id: string;
  weight: number;
  near: { concept: number; weight: number }[];
  sectors: readonly Sector[];
  aidForms: readonly AidForm[];
  level: GrantLevel | null;
  trade: boolean;
  /** A grant that says it in its name is for few: a trade, or what few ask for. */
  narrows: boolean;
  /** A foreign market, as one bit; 0 = none. */
  market: number;
  /** Phrases of grants that mean it, for highlighting. */
  phrases: string[];
};

export type Concepts = {
  list: readonly Concept[];
  /** Patterns by their first stem. */
  asked: ReadonlyMap<string, readonly Pattern[]>;
  written: ReadonlyMap<string, readonly Pattern[]>;
  /** Every stem a query pattern knows: such a word is not a typing error. */
  stems: ReadonlySet<string>;
};

/** Where a concept was said: the places of its words, and how many others lie between them. */
export type ConceptMatch = { concept: number; places: number[]; gaps: number; weight: number };

const LOOSE_SLACK = 3;

export function compileLexicon(groups: readonly LexiconGroup[]): Concepts {
  const numberOf = new Map(groups.map((group, at) => [group.id, at]));
  const asked = new Map<string, Pattern[]>();
  const written = new Map<string, Pattern[]>();
  const stems = new Set<string>();
  let markets = 0;
  const list = groups.map((group, concept): Concept => {
    const both = patterns(group.words, concept, false);
    const asks = patterns(group.asks, concept, true);
    const finds = patterns(group.finds, concept, false);
    for (const pattern of [...both, ...asks]) {
      file(asked, pattern);
      for (const stem of pattern.stems) stems.add(stem);
    }
    for (const pattern of [...both, ...finds]) file(written, pattern);
    return {
      id: group.id,
      weight: group.weight ?? 1,
      near: Object.entries(group.near ?? {}).map(([id, weight]) => ({
        concept: required(numberOf, id, group.id),
        weight,
      })),
      sectors: group.sectors ?? [],
      aidForms: group.aidForms ?? [],
      level: group.level ?? null,
      trade: group.trade ?? false,
      narrows: group.trade === true || group.special === true,
      market: group.market === true ? 1 << markets++ : 0,
      phrases: [...both, ...finds].map((pattern) => pattern.stems.join(' ')),
    };
  });
  return { list, asked, written, stems };
}

function patterns(phrases: string | undefined, concept: number, loose: boolean): Pattern[] {
  const seen = new Map<string, Pattern>();
  for (const phrase of phrases?.split('|') ?? []) {
    const [text = '', weight] = phrase.split('^');
    const stems = phraseStems(text);
    if (stems.length > 0)
      seen.set(stems.join(' '), { concept, stems, weight: weight === undefined ? 1 : Number(weight), loose });
  }
  return [...seen.values()];
}

function file(byFirst: Map<string, Pattern[]>, pattern: Pattern): void {
  const first = pattern.stems[0]!;
  const known = byFirst.get(first);
  if (known) known.push(pattern);
  else byFirst.set(first, [pattern]);
}

function required(numberOf: Map<string, number>, id: string, from: string): number {
  const concept = numberOf.get(id);
  if (concept === undefined) throw new Error(`lexicon: ${from} is near to ${id}, which does not exist`);
  return concept;
}

/** The concepts said by a sequence of stems. */
export function matchConcepts(
  stems: readonly string[],
  byFirst: ReadonlyMap<string, readonly Pattern[]>,
): ConceptMatch[] {
  const matches: ConceptMatch[] = [];
  for (let at = 0; at < stems.length; at++) {
    const candidates = byFirst.get(stems[at]!);
    if (candidates === undefined) continue;
    for (const pattern of candidates) {
      const places = pattern.loose ? loosePlaces(stems, at, pattern) : strictPlaces(stems, at, pattern);
      if (places === undefined) continue;
      const gaps = Math.max(...places) - Math.min(...places) + 1 - places.length;
      if (gaps <= LOOSE_SLACK) matches.push({ concept: pattern.concept, places, gaps, weight: pattern.weight });
    }
  }
  return matches;
}

/** Words inside a longer phrase mean less by themselves: the commerce of "camera di commercio" is no shop. */
export function outermost(matches: ConceptMatch[], share: number): ConceptMatch[] {
  return matches.map((match) => {
    const inside = matches.some(
      (other) =>
        other.concept !== match.concept &&
        other.places.length > match.places.length &&
        match.places.every((place) => other.places.includes(place)),
    );
    return inside ? { ...match, weight: match.weight * share } : match;
  });
}

function strictPlaces(stems: readonly string[], at: number, pattern: Pattern): number[] | undefined {
  for (let step = 1; step < pattern.stems.length; step++) {
    if (stems[at + step] !== pattern.stems[step]) return undefined;
  }
  return pattern.stems.map((_, step) => at + step);
}

function loosePlaces(stems: readonly string[], at: number, pattern: Pattern): number[] | undefined {
  const places = [at];
  for (let step = 1; step < pattern.stems.length; step++) {
    const place = nearestPlace(stems, pattern.stems[step]!, at, pattern.stems.length + LOOSE_SLACK, places);
    if (place === undefined) return undefined;
    places.push(place);
  }
  return places;
}

function nearestPlace(
  stems: readonly string[],
  stem: string,
  at: number,
  reach: number,
  taken: readonly number[],
): number | undefined {
  for (let distance = 1; distance < reach; distance++) {
    if (stems[at + distance] === stem && !taken.includes(at + distance)) return at + distance;
    if (stems[at - distance] === stem && !taken.includes(at - distance)) return at - distance;
  }
  return undefined;
}
