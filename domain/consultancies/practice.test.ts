import { expect, test } from 'vitest';
import type { ConsultancyView } from './consultancy-view.ts';
import { answerTime } from './answer-time.ts';
import { practiceOf } from './practice.ts';

const one = (fields: Partial<ConsultancyView>): ConsultancyView =>
  ({
    status: 'completata',
    kind: 'domanda',
    createdAt: '2026-10-05T08:00:00.000Z',
    answeredAt: null,
    acceptedAt: null,
    closedAt: null,
    outcome: null,
    grantedAmount: null,
    earnings: null,
    otherReview: null,
    ...fields,
  }) as ConsultancyView;

test('an empty practice has no shares and no middle, only zeros that are true', () => {
  expect(practiceOf([], '2026-11-16')).toMatchObject({ requests: 0, decided: 0, answer: null, stars: null });
});

test('requests, answers, outcomes and earnings are counted; what waits or was withdrawn decides nothing', () => {
  const figures = practiceOf(
    [
      one({
        ...{ answeredAt: '2026-10-05T09:00:00.000Z', acceptedAt: '2026-10-05T10:00:00.000Z' },
        ...{ outcome: 'approvata', grantedAmount: 9_000, earnings: 650 },
      }),
      one({
        ...{ answeredAt: '2026-10-05T08:30:00.000Z', acceptedAt: '2026-10-05T18:00:00.000Z' },
        outcome: 'non_concessa',
        closedAt: '2026-10-31T23:30:00.000Z',
        earnings: 100,
        otherReview: { stars: 4, text: '', createdAt: '2026-11-02T08:00:00.000Z', reply: null },
      }),
      one({
        ...{ status: 'rifiutata', kind: 'altro' },
        ...{ createdAt: '2026-11-01T08:00:00.000Z', answeredAt: '2026-11-01T12:00:00.000Z' },
      }),
      // Said by the consultant alone: in no figure.
      one({ status: 'nuova', grantedAmount: 5_000_000, createdAt: '2026-11-02T08:00:00.000Z' }),
      one({ status: 'ritirata', createdAt: '2026-04-02T08:00:00.000Z' }),
    ],
    '2026-11-16',
  );
  expect(figures).toMatchObject({
    requests: 5,
    decided: 3,
    accepted: 2,
    answer: { minutes: 60, requests: 3 },
    judged: 2,
    granted: 1,
    obtained: 9_000,
    earned: 750,
    stars: { average: 4, count: 1 },
  });
  expect(figures.months.map(({ requests }) => requests)).toEqual([0, 0, 0, 0, 2, 2]);
  // Half past midnight in Rome: the first of November.
  expect(figures.months.at(-1)).toMatchObject({ month: '2026-11', earned: 100 });
  expect(figures.kinds).toEqual([
    { kind: 'domanda', count: 4 },
    { kind: 'altro', count: 1 },
  ]);
});

test('the usual wait is said from the third answer on, whatever the answer was', () => {
  const waited = (answeredAt: string | null) => one({ answeredAt });
  const two = [waited('2026-10-05T10:00:00.000Z'), waited('2026-10-05T09:00:00.000Z'), waited(null)];
  expect(answerTime(two)).toBeNull();
  expect(answerTime([...two, waited('2026-10-06T08:00:00.000Z')])).toEqual({ minutes: 120, requests: 3 });
});
