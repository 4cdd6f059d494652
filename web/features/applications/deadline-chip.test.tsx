import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import '#web/testing/test-browser.ts';
import { DeadlineChip } from './deadline-chip.tsx';

const told = (change: object) =>
  render(<DeadlineChip sentAt={null} deadline={null} isRolling today="2026-11-17" {...change} />).container.textContent;

test('a counter that is not open yet says when it opens, an open one that it takes in order of arrival', () => {
  expect(told({ opensOn: '2026-11-25' })).toBe('Apre il 25 novembre 2026');
  expect(told({ opensOn: '2026-11-17' })).toBe('A sportello');
  expect(told({ isRolling: false })).toBe('Scadenza non indicata');
});

test('a deadline is counted in days, and far ones by their year', () => {
  expect(told({ deadline: '2026-11-20' })).toBe('Scade tra 3 giorni20 novembre 2026');
  expect(told({ deadline: '2029-06-30' })).toBe('Scade nel 202930 giugno 2029');
  expect(told({ deadline: '2026-11-01' })).toBe('Scaduto1º novembre 2026');
});
