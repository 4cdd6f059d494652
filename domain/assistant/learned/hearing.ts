import { plainly } from '#domain/assistant/reading/spoken-italian.ts';
import { bayesOf, trainBayes, type BayesModel } from './bayes.ts';
import type { Guess } from './examples.ts';
import { featuresOf, type Features } from './features.ts';
import { softmaxOf, trainSoftmax, type SoftmaxModel } from './softmax.ts';

/** A message as somebody may write it, what it asks ("bando:importo", "ricerca"), and where it is said. */
export type Said = { label: string; place: string; text: string };

/** What examples of messages say that one asks: of which group, and what within a group. */
export type Heard = { groups: Guess[]; within: (group: string) => Guess[] };
export type Hearing = (text: string, place: string) => Heard;

export const groupOf = (label: string): string => label.split(':')[0]!;

/** What was learnt from the examples: of which group a message is, what it asks within a group, and all words known. */
export type HearingModel = {
  groups: SoftmaxModel;
  within: { group: string; model: BayesModel }[];
  words: string[];
};

/**
 * Learns from examples: first the group of a question, then within each group which one it is. `known`: what is told of
 * each matter, whose words count for the second.
 */
export function trainHearing(said: readonly Said[], known: readonly Said[]): HearingModel {
  const examples = said.map(read);
  const groups = trainSoftmax(
    examples.map(({ label, features: { words } }) => ({ label: groupOf(label), features: words })),
  );
  const all = Map.groupBy([...examples, ...known.map(read)], ({ label }) => groupOf(label));
  const within = [...all].map(([group, members]) => ({
    group,
    model: trainBayes(members.map(({ label, features }) => ({ label, features: every(features) }))),
  }));
  return { groups, within, words: [...new Set(examples.flatMap(({ features }) => features.words.filter(isWord)))] };
}

export function hearingOf(trained: HearingModel): Hearing {
  const groups = softmaxOf(trained.groups);
  const models = new Map(trained.within.map(({ group, model }) => [group, bayesOf(model)]));
  const words = new Set(trained.words);
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

const read = ({ label, place, text }: Said): Read => ({ label, features: featuresOf(plainly(text), place) });
