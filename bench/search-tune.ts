import { readFileSync } from 'node:fs';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import { buildIndex, type SearchIndex } from '#domain/search/search-index.ts';
import { TUNING, type Tuning } from '#domain/search/tuning.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { ndcg10, type LabelledQuery } from './search-quality.ts';

/**
 * Finds the weights of domain/search/tuning.ts: coordinate ascent on labelled queries, cross-validated.
 * `node bench/search-tune.ts queries.json …` prints the held-out nDCG of each fold, then the weights found on all.
 */
const STEPS = [0.7, 0.85, 1.18, 1.4];
const FOLDS = 5;
const ROUNDS = 2;
/** Weights used while the index is built are left as they are. */
const FIXED = new Set(['saturation', 'lengthDiscount', 'usualLength', 'status', 'joined']);

const files = process.argv.slice(2);
const queries = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as LabelledQuery[]);
const tuning: Tuning = structuredClone(TUNING);
const index: SearchIndex = buildIndex(loadBundledCatalogue(), {
  today: '2026-11-15',
  gazetteer: placesOfItaly(),
  tuning,
});
const names = Object.keys(TUNING).filter((name) => !FIXED.has(name)) as Exclude<keyof Tuning, 'status'>[];

function quality(of: readonly LabelledQuery[]): number {
  let sum = 0;
  for (const { query, relevant } of of) {
    const found = index.search(query, { limit: 10 }).map((hit) => hit.id);
    sum += ndcg10(found, relevant);
  }
  return sum / of.length;
}

function climb(on: readonly LabelledQuery[]): number {
  let best = quality(on);
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const start = tuning[name];
      let kept = start;
      for (const step of STEPS) {
        tuning[name] = start * step;
        const reached = quality(on);
        if (reached > best + 0.0005) {
          best = reached;
          kept = start * step;
        }
      }
      tuning[name] = kept;
    }
  }
  return best;
}

const baseline = quality(queries);
let held = 0;
for (let fold = 0; fold < FOLDS; fold++) {
  Object.assign(tuning, structuredClone(TUNING));
  const trained = climb(queries.filter((_, at) => at % FOLDS !== fold));
  const tested = queries.filter((_, at) => at % FOLDS === fold);
  const reached = quality(tested);
  held += (reached * tested.length) / queries.length;
  console.log(JSON.stringify({ fold, trained, heldOut: reached }));
}
Object.assign(tuning, structuredClone(TUNING));
const all = climb(queries);
const found = Object.fromEntries(names.map((name) => [name, Number(tuning[name].toFixed(3))]));
console.log(JSON.stringify({ baseline, heldOut: held, all, found }));
