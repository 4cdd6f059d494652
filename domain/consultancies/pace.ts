import { MIN_REQUESTS_FOR_WAIT } from '#domain/consultants/success-rate.ts';
import { middleOf } from '#domain/numbers/middle.ts';

const DAY_MS = 86_400_000;

/** How long something usually takes, in whole days: the middle one, rounded up as a promise would be; null below three. */
export function usualDays(spans: readonly { from: Date; to: Date }[]): number | null {
  if (spans.length < MIN_REQUESTS_FOR_WAIT) return null;
  const middle = middleOf(spans.map(({ from, to }) => (to.getTime() - from.getTime()) / DAY_MS));
  return middle === null ? null : Math.max(1, Math.ceil(middle));
}
