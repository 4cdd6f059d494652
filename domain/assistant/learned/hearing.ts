import { plainly } from '#domain/assistant/reading/spoken-italian.ts';
import type { Steps } from '#domain/steps.ts';
import { bayes } from './bayes.ts';
import type { Guess, Model } from './examples.ts';
import { featuresOf, type Features } from './features.ts';
import { softmaxInSteps } from './softmax.ts';

/** A message as somebody may write it, what it asks ("bando:importo", "ricerca"), and where it is said. */
export type Said = { label: string; place: string; text: string };

/** What examples of messages say that one asks: of which group, and what within a group. */
export type Heard = { groups: Guess[]; within: (group: string) => Guess[] };
export type Hearing = (text: string, place: string) => Heard;

export const groupOf = (label: string): string => label.split(':')[0]!;
const PER_STEP = 20;

/**
 * Learns from examples: first the group of a question, then within each group which one it is. `known`: what is told of
 * each matter, whose words count for the second.
 */
export function* hearingInSteps(said: readonly Said[], known: readonly Said[]): Steps<Hearing> {
  const examples = yield* readInSteps(said);
  const groups = yield* softmaxInSteps(
    examples.map(({ label, features: { words } }) => ({ label: groupOf(label), features: words })),
  );
  const models = new Map<string, Model>();
  const all = [...examples, ...(yield* readInSteps(known))];
  for (const [group, members] of Map.groupBy(all, ({ label }) => groupOf(label))) {
    models.set(group, bayes(members.map(({ label, features }) => ({ label, features: every(features) }))));
    yield;
  }
  const words = new Set(examples.flatMap(({ features }) => features.words.filter(isWord)));
  return (text, place) => {
    const features = featuresOf(text, place);
    // Of words that no example holds nothing can be said.
    if (!features.words.some((word) => words.has(word))) return SILENCE;
    return { groups: groups(features.words), within: (group) => models.get(group)?.(every(features)) ?? [] };
  };
}

const isWord = (feature: string): boolean => feature.startsWith('word:');
const SILENCE: Heard = { groups: [], within: () => [] };
/** Nothing was learnt. */
export const DEAF: Hearing = () => SILENCE;

type Read = { label: string; features: Features };
const every = ({ words, parts }: Features): string[] => [...words, ...parts];

function* readInSteps(said: readonly Said[]): Steps<Read[]> {
  const read: Read[] = [];
  for (const { label, place, text } of said) {
    if (read.length % PER_STEP === 0) yield;
    read.push({ label, features: featuresOf(plainly(text), place) });
  }
  return read;
}
