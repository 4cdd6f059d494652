import type { DocumentLimits } from '#server/platform/documents/limits.ts';
import { band, tilted, turned, type Gray } from './gray.ts';
import type { openPages } from './pages.ts';
import { openRecogniser, type Recogniser } from './recogniser.ts';
import { densestBand, lieOf, type Lie } from './skew.ts';

/** Of the height of a page: enough lines to tell whether they stand upright. */
const PROBE_SHARE = 0.04;
/** Surer than this, the band stands upright; less than that either way, nothing can be read. */
const SURE = 75;
const HOPELESS = 35;
/** Leaning less than this changes nothing. */
const LEAST_DEGREES = 0.2;

type Pages = Awaited<ReturnType<typeof openPages>>;

/** Told before each page: which one of how many. */
export type Progress = (page: number, of: number) => void;

/** The words of some pages of a document, as far as time allows; the page number tells which was not reached. */
export async function readScan(pages: Pages, wanted: readonly number[], limits: DocumentLimits, tell: Progress) {
  const startedAt = performance.now();
  const found = new Map<number, string>();
  const chosen = wanted.slice(0, limits.maxScanPages);
  let recognise: Recogniser | null = null;
  for (const [place, at] of chosen.entries()) {
    if (performance.now() - startedAt > limits.enoughScanMs) break;
    const page = pages.isBlank(at) ? null : await pages.page(at);
    const lie = page && lieOf(page);
    if (!lie) {
      found.set(at, '');
      continue;
    }
    tell(place + 1, chosen.length);
    recognise ??= await openRecogniser();
    found.set(at, wordsOn(page, lie, recognise));
  }
  return found;
}

/** Straightened first; which of its four sides is up shows in how sure the engine is of one band. */
function wordsOn(page: Gray, { isSideways, degrees }: Lie, recognise: Recogniser) {
  const straight = Math.abs(degrees) < LEAST_DEGREES ? page : tilted(page, -degrees);
  let best = { page: straight, confidence: -1 };
  for (const quarters of isSideways ? [3, 1, 0, 2] : [0, 2, 3, 1]) {
    const upright = turned(straight, quarters);
    const { text, confidence } = recognise(band(upright, ...densestBand(upright, PROBE_SHARE)));
    const weighed = /\p{L}{3}/u.test(text) ? confidence : 0;
    if (weighed > best.confidence) best = { page: upright, confidence: weighed };
    if (weighed >= SURE) break;
  }
  return best.confidence < HOPELESS ? '' : recognise(best.page).text;
}
