import { knownOf, ranked, tableOf, toShares, type Example, type Model } from './examples.ts';

const SMOOTHING = 0.1;
const LEAST_TELLING = 0.3;
/** The features of one text are far from independent: the bare sum would be sure of everything. */
const CAUTION = 0.02;

/** Naive Bayes over many labels with few examples each; a feature counts by how few examples share it. */
export function bayes(examples: readonly Example[]): Model {
  const { labels, ids, rows } = tableOf(examples);
  const width = labels.length;
  const telling = new Float32Array(ids.size);
  for (const { at } of rows) for (const feature of at) telling[feature]! += 1;
  for (const [feature, count] of telling.entries())
    telling[feature] = Math.log((rows.length + 1) / (count + 1)) + LEAST_TELLING;
  const weights = new Float32Array(ids.size * width).fill(SMOOTHING);
  const totals = new Float32Array(width).fill(SMOOTHING * ids.size);
  for (const { label, at } of rows) {
    const length = Math.hypot(...Array.from(at, (feature) => telling[feature]!)) || 1;
    for (const feature of at) {
      weights[feature * width + label]! += telling[feature]! / length;
      totals[label]! += telling[feature]! / length;
    }
  }
  for (let at = 0; at < weights.length; at += 1) weights[at] = Math.log(weights[at]! / totals[at % width]!);
  const shares = new Float32Array(width);
  return (features) => {
    shares.fill(0);
    for (const feature of knownOf(features, ids))
      for (let each = 0; each < width; each += 1)
        shares[each]! += CAUTION * telling[feature]! * weights[feature * width + each]!;
    toShares(shares);
    return ranked(labels, shares);
  };
}
