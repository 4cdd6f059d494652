import { fold } from '#domain/search/fold.ts';
import { GRAMMAR_WORDS, WEAK_WORDS } from '#domain/search/stop-words.ts';
import { eachInSteps, toEnd, type Steps } from '#domain/steps.ts';

/** One grant as it may be named: its words, part by part ("Beni strumentali – Nuova Sabatini" has two). */
export type KnownName = {
  id: string;
  /** Its place in the catalogue: of two that fit alike the first comes first. */
  place: number;
  core: string[];
  regions: readonly string[];
  /** Words that the name writes in capitals ("OT23", "FIF"). */
  acronyms: readonly string[];
  starts: readonly number[];
  ends: readonly number[];
  text: string;
};
export type GrantNames = {
  names: KnownName[];
  counts: Map<string, number>;
  /** Every word of a name, and which of them a written word may be: worked out once per word, not once per grant. */
  words: readonly string[];
  /** The names that hold a word. */
  holding: ReadonlyMap<string, readonly KnownName[]>;
  alike: Map<string, ReadonlySet<string>>;
};
type Named = { id: string; name: string; summary: string; regions?: readonly string[] };

const PARTS = /[–—:()/,;]| - /;
const LEADING = new Set(['avviso', 'pubblico', 'bando', 'programma', 'misura']);
const ACRONYM = /(?<![\p{L}\p{N}])(?=[\p{Lu}\p{N}]*\p{Lu})[\p{Lu}\p{N}]{3,6}(?![\p{L}\p{N}])/gu;

export const nameWords = (text: string): string[] =>
  (fold(text).match(/[a-z0-9]+(?:\.[0-9]+)*/g) ?? []).filter(
    (word) => !GRAMMAR_WORDS.has(word) && (word.length > 1 || /\d/.test(word)),
  );
export const isYear = (word: string) => /^20\d\d$/.test(word);

export const grantNamesOf = (grants: Iterable<Named>): GrantNames => toEnd(grantNamesInSteps(grants));

/** The same with pauses, for the names of many thousands. */
export function* grantNamesInSteps(grants: Iterable<Named>): Steps<GrantNames> {
  const names: KnownName[] = [];
  const holding = new Map<string, KnownName[]>();
  yield* eachInSteps(grants, (grant) => {
    const name = knownName(grant, names.length);
    names.push(name);
    for (const word of new Set(name.core)) {
      const others = holding.get(word);
      if (others) others.push(name);
      else holding.set(word, [name]);
    }
  });
  return { names, counts: new Map(), words: [...holding.keys()], holding, alike: new Map() };
}

function knownName({ id, name, summary, regions = [] }: Named, place: number): KnownName {
  const parts = name
    .split(PARTS)
    .map(nameWords)
    .filter((words) => words.length > 0);
  const all = parts.flat();
  const first = all.findIndex((word) => !LEADING.has(word));
  const last = all.findLastIndex((word, at) => at < 2 || !(WEAK_WORDS.has(word) || isYear(word)));
  const core = all.slice(Math.max(0, first), last + 1);
  const bounds = parts.reduce<number[]>((sums, words) => [...sums, sums.at(-1)! + words.length], [-Math.max(0, first)]);
  return {
    id,
    place,
    core,
    regions,
    acronyms: /\p{Ll}/u.test(name) ? (name.match(ACRONYM) ?? []).map((word) => fold(word)) : [],
    starts: [0, ...bounds],
    ends: [core.length, ...bounds.map((bound) => Math.min(bound, core.length))],
    text: ` ${nameWords(`${name} ${summary}`).join(' ')} `,
  };
}

/** The names that hold one of these words, in the order of the catalogue. */
export function namesWith(words: readonly string[], { holding }: GrantNames): KnownName[] {
  const found = new Set(words.flatMap((word) => holding.get(word) ?? []));
  return [...found].toSorted((one, other) => one.place - other.place);
}
