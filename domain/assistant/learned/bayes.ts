import { knownOf, ranked, rowsById, tableOf, toShares, type Example, type Model } from './examples.ts';

const SMOOTHING = 0.1;
const LEAST_TELLING = 0.3;
/** The features of one text are far from independent: the bare sum would be sure of everything. */
const CAUTION = 0.02;

/** Trained naive Bayes: per feature only the labels that it was seen with; of all others the smoothing is known. */
export type BayesModel = {
  labels: string[];
  features: string[];
  /** How much a feature counts. */
  telling: Float16Array;
  /** The logarithm of the weight of each label. */
  totals: Float64Array;
  /** Where the labels of each feature begin; one more than there are features. */
  starts: Uint32Array;
  seenWith: Uint16Array;
  /** How much a label that a feature was seen with is ahead of one that it was not. */
  ahead: Float16Array;
};

/** Naive Bayes over many labels with few examples each; a feature counts by how few examples share it. */
export function trainBayes(examples: readonly Example[]): BayesModel {
  const { labels, ids, rows } = tableOf(examples);
  const width = labels.length;
  const telling = new Float32Array(ids.size);
  for (const { at } of rows) for (const feature of at) telling[feature]! += 1;
  for (const [feature, count] of telling.entries())
    telling[feature] = Math.log((rows.length + 1) / (count + 1)) + LEAST_TELLING;
  const weights = new Float32Array(ids.size * width);
  const totals = new Float64Array(width).fill(SMOOTHING * Math.max(1, ids.size));
  for (const { label, at } of rows) {
    const length = Math.hypot(...Array.from(at, (feature) => telling[feature]!)) || 1;
    for (const feature of at) {
      weights[feature * width + label]! += telling[feature]! / length;
      totals[label]! += telling[feature]! / length;
    }
  }
  const [starts, seenWith, ahead]: number[][] = [[0], [], []];
  for (let feature = 0; feature < ids.size; feature += 1) {
    for (let label = 0; label < width; label += 1) {
      const weight = weights[feature * width + label]!;
      if (weight === 0) continue;
      seenWith!.push(label);
      ahead!.push(Math.log((weight + SMOOTHING) / SMOOTHING));
    }
    starts!.push(seenWith!.length);
  }
  return {
    labels,
    features: [...ids.keys()],
    telling: Float16Array.from(telling),
    totals: totals.map(Math.log),
    starts: Uint32Array.from(starts!),
    seenWith: Uint16Array.from(seenWith!),
    ahead: Float16Array.from(ahead!),
  };
}

export function bayesOf({ labels, features, telling, totals, starts, seenWith, ahead }: BayesModel): Model {
  const ids = rowsById(features);
  const shares = new Float32Array(labels.length);
  return (given) => {
    shares.fill(0);
    let sum = 0;
    for (const feature of knownOf(given, ids)) {
      sum += telling[feature]!;
      for (let at = starts[feature]!; at < starts[feature + 1]!; at += 1)
        shares[seenWith[at]!]! += CAUTION * telling[feature]! * ahead[at]!;
    }
    for (let label = 0; label < shares.length; label += 1) shares[label]! -= CAUTION * sum * totals[label]!;
    toShares(shares);
    return ranked(labels, shares);
  };
}
