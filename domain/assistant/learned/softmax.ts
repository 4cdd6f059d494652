import { knownOf, ranked, rowsById, tableOf, toShares, type Example, type Model } from './examples.ts';

const EPOCHS = 10;
const RATE = 6;
const DECAY = 0.1;
const SEED = 7;
const BALANCE = 0.5;

/** The same order on every machine. */
function shuffled(count: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  let state = SEED;
  for (let at = count - 1; at > 0; at -= 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

/** Trained logistic regression: for each feature a weight of every label. */
export type SoftmaxModel = { labels: string[]; features: string[]; weights: Float16Array };

/** Logistic regression over a few labels, by stochastic descent. */
export function trainSoftmax(examples: readonly Example[]): SoftmaxModel {
  const { labels, ids, rows } = tableOf(examples);
  const width = labels.length;
  const weights = new Float32Array(ids.size * width);
  const shares = new Float32Array(width);
  const order = shuffled(rows.length);
  const counts = new Float32Array(width);
  for (const { label } of rows) counts[label]! += 1;
  // A label with few examples would otherwise seldom be heard.
  const weight = counts.map((count) => (rows.length / width / count) ** BALANCE);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + DECAY * epoch);
    for (const place of order) {
      const { at, label } = rows[place]!;
      weigh(weights, at, shares);
      shares[label]! -= 1;
      const change = (rate * weight[label]!) / Math.max(1, at.length);
      for (const feature of at) {
        const from = feature * width;
        for (let each = 0; each < width; each += 1) weights[from + each]! -= change * shares[each]!;
      }
    }
  }
  return { labels, features: [...ids.keys()], weights: Float16Array.from(weights) };
}

export function softmaxOf({ labels, features, weights }: SoftmaxModel): Model {
  const ids = rowsById(features);
  const wide = Float32Array.from(weights);
  const shares = new Float32Array(labels.length);
  return (given) => {
    weigh(wide, knownOf(given, ids), shares);
    return ranked(labels, shares);
  };
}

function weigh(weights: Float32Array, at: Int32Array, shares: Float32Array): void {
  const width = shares.length;
  const scale = 1 / Math.sqrt(Math.max(1, at.length));
  shares.fill(0);
  for (const feature of at) {
    const from = feature * width;
    for (let each = 0; each < width; each += 1) shares[each]! += weights[from + each]! * scale;
  }
  toShares(shares);
}
