import { expect, test } from 'vitest';
import { DEADLINE_STRETCHES, deadlineStretch } from './deadline-order.ts';

const placeOf = (...[status, daysLeft, daysToOpening]: Parameters<typeof place>) =>
  DEADLINE_STRETCHES.indexOf(place(status, daysLeft, daysToOpening));
const place = (
  status: Parameters<typeof deadlineStretch>[0]['status'],
  daysLeft: number | null = null,
  daysToOpening: number | null = null,
) => deadlineStretch({ status, daysLeft, daysToOpening });

test('a closing day comes before an opening day, and both before what has no day', () => {
  const places = [placeOf('aperto', 900), placeOf('in_apertura', 40, 3), placeOf('a_sportello')];
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(place('da_riverificare', 12)).toBe('dated');
  expect(place('a_sportello', 1200)).toBe('dated');
});

test('without a day: a sportello, then open with no stated end, then awaited, then to be checked again', () => {
  const places = [
    placeOf('a_sportello'),
    placeOf('aperto'),
    placeOf('in_attesa'),
    placeOf('da_riverificare'),
    placeOf('sospeso', 20),
    placeOf('chiuso'),
  ];
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size).toBe(places.length);
});

test('an opening that is announced without a day stays with the openings', () => {
  expect(place('in_apertura')).toBe('opening');
});
