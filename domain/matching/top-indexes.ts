/** Verdict index of a grant the company is excluded from (see VERDICT_ORDER). */
const NOT_ADMISSIBLE = 2;

/**
 * The best grants by fit, ties in catalogue order. `wanted`: a verdict index, -1 for all (the excluded ones last),
 * -2 for all but the excluded. A small sorted window instead of a full sort: most grants never enter it.
 */
export function bestIndexes(
  verdicts: Uint8Array,
  fits: Int32Array,
  wanted: number,
  limit: number,
  isHidden: ((index: number) => boolean) | null,
): number[] {
  const chosen = pick(
    verdicts,
    fits,
    limit,
    (verdict) => (wanted >= 0 ? verdict === wanted : verdict !== NOT_ADMISSIBLE),
    isHidden,
  );
  if (wanted !== -1 || chosen.length >= limit) return chosen;
  return [...chosen, ...pick(verdicts, fits, limit - chosen.length, (verdict) => verdict === NOT_ADMISSIBLE, isHidden)];
}

function pick(
  verdicts: Uint8Array,
  fits: Int32Array,
  limit: number,
  accepts: (verdict: number) => boolean,
  isHidden: ((index: number) => boolean) | null,
): number[] {
  const window: number[] = [];
  let floor = -Infinity;
  for (let at = 0; at < verdicts.length; at++) {
    if (window.length >= limit && fits[at]! <= floor) continue;
    if (!accepts(verdicts[at]!) || isHidden?.(at)) continue;
    window.push(at);
    if (window.length >= 2 * limit + 16) floor = shrink(window, fits, limit);
  }
  shrink(window, fits, limit);
  return window;
}

/** Sorts the window, cuts it to the limit and tells the fit that a newcomer must beat. */
function shrink(window: number[], fits: Int32Array, limit: number): number {
  window.sort((a, b) => fits[b]! - fits[a]! || a - b);
  window.length = Math.min(window.length, limit);
  return window.length < limit || limit === 0 ? -Infinity : fits[window[limit - 1]!]!;
}
