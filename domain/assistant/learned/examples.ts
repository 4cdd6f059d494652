/** A text with the answer it is an example of. */
export type Example = { label: string; features: readonly string[] };
export type Guess = { label: string; share: number };
/** The labels that features speak for, likeliest first; their shares sum to one. */
export type Model = (features: readonly string[]) => Guess[];

type Row = { label: number; at: Int32Array };
export type Table = { labels: string[]; ids: ReadonlyMap<string, number>; rows: Row[] };

/** Examples by number; what stands in one alone tells nothing of others. */
export function tableOf(examples: readonly Example[]): Table {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const ids = new Map<string, number>();
  for (const [feature, count] of counts) if (count > 1) ids.set(feature, ids.size);
  const labels = [...new Set(examples.map(({ label }) => label))];
  const places = new Map(labels.map((label, at) => [label, at]));
  return {
    labels,
    ids,
    rows: examples.map(({ label, features }) => ({ label: places.get(label)!, at: knownOf(features, ids) })),
  };
}

export const rowsById = (features: readonly string[]): ReadonlyMap<string, number> =>
  new Map(features.map((feature, at) => [feature, at]));

export const knownOf = (features: readonly string[], ids: ReadonlyMap<string, number>): Int32Array =>
  Int32Array.from(features.flatMap((feature) => ids.get(feature) ?? []));

/** Scores to shares, in place. */
export function toShares(scores: Float32Array): void {
  const most = scores.reduce((one, other) => Math.max(one, other), -Infinity);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    scores[at] = Math.exp(scores[at]! - most);
    sum += scores[at]!;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at]! /= sum;
}

export const ranked = (labels: readonly string[], shares: Float32Array): Guess[] =>
  labels.map((label, at) => ({ label, share: shares[at]! })).toSorted((one, other) => other.share - one.share);
