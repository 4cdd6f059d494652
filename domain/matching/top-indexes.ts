import type { ScanResult } from './scan.ts';

/**
 * The places of a scan result with the best fits, ties in catalogue order. A small window that is sorted now and then
 * instead of a full sort: most grants never enter it.
 */
export function bestPlaces(result: ScanResult, limit: number, accepts: (place: number) => boolean): number[] {
  const { count, fits } = result;
  const window: number[] = [];
  let floor = -Infinity;
  for (let place = 0; place < count; place++) {
    if (fits[place]! < floor || !accepts(place)) continue;
    window.push(place);
    if (window.length >= 2 * limit + 16) floor = shrink(window, result, limit);
  }
  shrink(window, result, limit);
  return window;
}

/** Sorts the window, cuts it to the limit and tells the fit that a newcomer must reach. */
function shrink(window: number[], { fits, indexes }: ScanResult, limit: number): number {
  window.sort((a, b) => fits[b]! - fits[a]! || indexes[a]! - indexes[b]!);
  window.length = Math.min(window.length, limit);
  return window.length < limit || limit === 0 ? -Infinity : fits[window[limit - 1]!]!;
}

/** Grants that a scan left out: the ones the company is excluded from, in catalogue order. */
export function leftOut({ count, indexes }: ScanResult, size: number): number[] {
  const isIn = new Uint8Array(size);
  for (let place = 0; place < count; place++) isIn[indexes[place]!] = 1;
  return Array.from(isIn.keys()).filter((index) => isIn[index] === 0);
}
