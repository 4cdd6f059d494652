import { MIN_REQUESTS_FOR_WAIT } from '#domain/consultants/success-rate.ts';
import { middleOf } from '#domain/numbers/middle.ts';
import type { ConsultancyView } from './consultancy-view.ts';

const MINUTE_MS = 60_000;

/** How long one usually lets people wait, as it is said everywhere: the middle one of all first answers, and of how many. */
export function answerTime(
  all: readonly Pick<ConsultancyView, 'createdAt' | 'answeredAt'>[],
): { minutes: number; requests: number } | null {
  const waits = all.flatMap(({ createdAt, answeredAt }) =>
    answeredAt === null ? [] : [(Date.parse(answeredAt) - Date.parse(createdAt)) / MINUTE_MS],
  );
  const minutes = waits.length >= MIN_REQUESTS_FOR_WAIT ? middleOf(waits) : null;
  return minutes === null ? null : { minutes: Math.round(minutes), requests: waits.length };
}
