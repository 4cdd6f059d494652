import { inkLevel, shrunk, type Gray } from './gray.ts';

/** Looked at this small: lines of text still stand apart, and hundreds of angles take no time. */
const SMALL_PIXELS = 900;
const MAX_DEGREES = 8;
const COARSE = 1;
const FINE = 0.1;
const MAX_POINTS = 60_000;
/** Less ink than this is dust: there is nothing to read. */
const LEAST_INK = 0.0008;
/** Paper and ink of a page are at least this far apart. */
const LEAST_CONTRAST = 40;

type Points = { x: Float64Array; y: Float64Array };
/** How a page lies: its lines run across or down, and lean by so many degrees. */
export type Lie = { isSideways: boolean; degrees: number };

/** Null where the page is empty. */
export function lieOf(page: Gray): Lie | null {
  const points = inkOf(shrunk(page, Math.max(1, Math.round(Math.max(page.width, page.height) / SMALL_PIXELS))));
  if (!points) return null;
  const [across, down] = [sharpest(points.x, points.y), sharpest(points.y, points.x)];
  const isSideways = down.score > across.score;
  return { isSideways, degrees: isSideways ? -down.degrees : across.degrees };
}

function inkOf(small: Gray): Points | null {
  const level = inkLevel(small);
  const dark: number[] = [];
  let [darkSum, paleSum] = [0, 0];
  small.data.forEach((light, at) => {
    if (light <= level) {
      dark.push(at);
      darkSum += light;
    } else paleSum += light;
  });
  const contrast = paleSum / (small.data.length - dark.length) - darkSum / dark.length;
  if (dark.length < small.data.length * LEAST_INK || !(contrast > LEAST_CONTRAST)) return null;
  const every = Math.ceil(dark.length / MAX_POINTS);
  const kept = dark.filter((_, place) => place % every === 0);
  return {
    x: Float64Array.from(kept, (at) => at % small.width),
    y: Float64Array.from(kept, (at) => Math.floor(at / small.width)),
  };
}

/** The angle at which ink falls into the sharpest lines. */
function sharpest(along: Float64Array, across: Float64Array): { degrees: number; score: number } {
  const bins = new Float64Array(4 * SMALL_PIXELS);
  const scoreAt = (degrees: number) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    bins.fill(0);
    for (let at = 0; at < along.length; at += 1) {
      bins[Math.round(across[at]! * cos - along[at]! * sin) + SMALL_PIXELS]! += 1;
    }
    let score = 0;
    for (let at = 1; at < bins.length; at += 1) score += (bins[at]! - bins[at - 1]!) ** 2;
    return score;
  };
  const best = (from: number, to: number, step: number) => {
    let found = { degrees: 0, score: -1 };
    for (let degrees = from; degrees <= to + step / 2; degrees += step) {
      const score = scoreAt(degrees);
      if (score > found.score) found = { degrees, score };
    }
    return found;
  };
  const coarse = best(-MAX_DEGREES, MAX_DEGREES, COARSE);
  return best(coarse.degrees - COARSE, coarse.degrees + COARSE, FINE);
}

/** The band of a page with the most ink: enough words to tell whether they stand upright. */
export function densestBand(page: Gray, share: number): [from: number, to: number] {
  const small = shrunk(page, 4);
  const level = inkLevel(small);
  const rows = Array.from({ length: small.height }, (_, y) => {
    let count = 0;
    for (let x = 0; x < small.width; x += 1) if (small.data[y * small.width + x]! <= level) count += 1;
    return Math.min(count, small.width / 3); // a bar of ink is no text
  });
  const height = Math.max(1, Math.round(small.height * share));
  let sum = rows.slice(0, height).reduce((total, count) => total + count, 0);
  let [most, from] = [sum, 0];
  for (let y = height; y < rows.length; y += 1) {
    sum += rows[y]! - rows[y - height]!;
    if (sum > most) [most, from] = [sum, y - height + 1];
  }
  return [from * 4, Math.min(page.height, (from + height) * 4)];
}
