import { lastSixMonths, sixMonthsFrom } from '#domain/analytics/months.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { answerTime } from './answer-time.ts';
import type { ConsultancyView } from './consultancy-view.ts';
import { REQUEST_KINDS, UNTAKEN_STATUSES, type RequestKind } from './vocabulary.ts';

/** How a practice goes, counted from its own requests and consultancies (CON-23). */
export type Practice = {
  requests: number;
  /** Of those that were decided: still waiting and withdrawn ones are nobody's decision. */
  decided: number;
  accepted: number;
  answer: ReturnType<typeof answerTime>;
  judged: number;
  granted: number;
  /** What clients were awarded, in euro. */
  obtained: number;
  earned: number;
  stars: { average: number; count: number } | null;
  months: { month: string; requests: number; earned: number }[];
  kinds: { kind: RequestKind; count: number }[];
};

const monthOf = (moment: string): string => romeMoment(new Date(moment)).day.slice(0, 7);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export function practiceOf(all: readonly ConsultancyView[], today: string): Practice {
  const accepted = all.filter(({ acceptedAt }) => acceptedAt !== null).length;
  const untaken = all.filter(({ status }) => UNTAKEN_STATUSES.some((each) => each === status)).length;
  // What the consultant alone says of an end is in no figure.
  const judged = all.filter(({ outcome }) => outcome === 'approvata' || outcome === 'non_concessa');
  const stars = all.flatMap(({ otherReview }) => (otherReview ? [otherReview.stars] : []));
  const months = sixMonthsFrom(lastSixMonths(today)).map((month) => ({
    month,
    requests: all.filter(({ createdAt }) => monthOf(createdAt) === month).length,
    earned: sum(
      all.flatMap(({ closedAt, earnings }) => (closedAt && monthOf(closedAt) === month ? [earnings ?? 0] : [])),
    ),
  }));
  return {
    requests: all.length,
    decided: accepted + untaken,
    accepted,
    answer: answerTime(all),
    judged: judged.length,
    granted: judged.filter(({ outcome }) => outcome === 'approvata').length,
    obtained: sum(judged.map(({ grantedAmount }) => grantedAmount ?? 0)),
    earned: sum(all.map(({ earnings }) => earnings ?? 0)),
    stars: stars.length === 0 ? null : { average: sum(stars) / stars.length, count: stars.length },
    months,
    kinds: REQUEST_KINDS.map((kind) => ({ kind, count: all.filter((each) => each.kind === kind).length }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count),
  };
}
