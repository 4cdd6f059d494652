import type { Grant } from '#domain/grants/grant.ts';
import { sortedInSteps, type Steps } from '#domain/steps.ts';
import type { SearchCore } from './core.ts';
import { boundedDistance } from './edit-distance.ts';
import { fold } from './fold.ts';
import { stemOf, tokenize } from './tokens.ts';

export type Suggestion = { kind: 'bando'; text: string; id: string } | { kind: 'parola'; text: string };

/** So many are looked at in a few milliseconds, also where they were never read before. */
const NAMES_PER_STEP = 250;

/** Names of grants with a word that starts as typed (their first word before the others), then words. */
export function* suggestions(prefix: string, limit: number, core: SearchCore): Steps<Suggestion[]> {
  const typed = fold(prefix).trim();
  if (typed.length < 2) return [];
  const words = typed.split(/[^\p{L}\p{N}&+.]+/u).filter(Boolean);
  const last = words.at(-1) ?? '';
  const names: { rank: number; text: string; id: string }[] = [];
  for (const [ordinal, grant] of core.grants.entries()) {
    if (ordinal % NAMES_PER_STEP === NAMES_PER_STEP - 1) yield;
    const rank = grant === undefined ? 0 : nameRank(nameOf(grant), words);
    if (rank > 0) names.push({ rank: rank * core.facts.priorOf(ordinal), text: grant!.name, id: grant!.id });
  }
  const best = yield* sortedInSteps(names, (a, b) => b.rank - a.rank || (a.text < b.text ? -1 : 1));
  const lead = prefix.slice(0, Math.max(0, prefix.length - last.length));
  const completions = differentWords(core.vocabulary.completions(last, 4 * limit))
    .filter((word) => word !== last && word.length > 3)
    .slice(0, limit)
    .map((word): Suggestion => ({ kind: 'parola', text: lead + word }));
  const grants = best.slice(0, limit).map(({ text, id }): Suggestion => ({ kind: 'bando', text, id }));
  return [...grants.slice(0, Math.max(limit - 3, limit - completions.length)), ...completions].slice(0, limit);
}

/** One form of each word, the commonest; a rarer one a letter away is another form or a typing error. */
function differentWords(words: readonly string[]): string[] {
  const kept: string[] = [];
  const stems = new Set<string>();
  for (const word of words) {
    if (stems.has(stemOf(word)) || kept.some((better) => boundedDistance(better, word, 1) <= 1)) continue;
    stems.add(stemOf(word));
    kept.push(word);
  }
  return kept;
}

type FoldedName = { text: string; words: string[] };

/** Names are folded once: suggestions are asked at every key. */
const NAMES = new WeakMap<Grant, FoldedName>();

function nameOf(grant: Grant): FoldedName {
  const known = NAMES.get(grant);
  if (known !== undefined) return known;
  const name = { text: fold(grant.name), words: tokenize(grant.name).map((token) => token.word) };
  NAMES.set(grant, name);
  return name;
}

/** Every typed word must start a word of the name; starting the name itself is best. */
function nameRank({ text, words }: FoldedName, typed: readonly string[]): number {
  if (!typed.every((part) => words.some((word) => word.startsWith(part)))) return 0;
  if (text.startsWith(typed.join(' '))) return 3;
  return words[0]?.startsWith(typed[0] ?? '') ? 2 : 1;
}
