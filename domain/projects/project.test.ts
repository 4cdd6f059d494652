import { describe, expect, test } from 'vitest';
import { NO_PROJECT, projectSpend, spendAfter } from './project.ts';

const line = (amount: number, category = 'Macchinari') => ({ category, amount });
const told = (spend: number | null, ...costs: ReturnType<typeof line>[]) => ({ ...NO_PROJECT, spend, costs });

describe('lines without an amount are no spend of zero', () => {
  test.each([
    [told(30_000), 30_000],
    [told(30_000, line(0)), 30_000],
    [told(null, line(10_000), line(0, 'Software')), 10_000],
    [told(null, line(0)), null],
    [told(0, line(0)), null],
    [told(null), null],
    [told(0), 0],
  ])('%o', (project, spend) => expect(projectSpend(project)).toBe(spend));
});

describe('what was told in all is not lost to its lines', () => {
  test.each([
    ['a first line without an amount', told(30_000), [line(0)], 30_000],
    ['no line any more', told(30_000, line(30_000)), [], 30_000],
    ['one of two lines is still empty', told(30_000), [line(10_000), line(0, 'Software')], 30_000],
    ['beside lines that were less', told(30_000, line(10_000)), [line(12_000)], 30_000],
    ['lines that come to more', told(30_000, line(10_000)), [line(10_000), line(25_000, 'Software')], 35_000],
    ['each line has its amount', told(30_000, line(0)), [line(20_000)], 20_000],
    ['lines that made the total', told(30_000, line(30_000)), [line(24_000)], 24_000],
    ['nothing was told', told(null), [line(0)], null],
  ])('%s', (_, before, costs, spend) => expect(spendAfter(before, costs)).toBe(spend));
});
