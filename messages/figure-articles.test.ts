import { expect, test } from 'vitest';
import { fromToFigure, theFigure, theFigures, thePercent, toFigure } from './figure-articles.ts';

test.each([
  [6, 8, 'dal 6 all’8%'],
  [8, 11, 'dall’8 all’11%'],
  [1, 12, 'dall’1 al 12%'],
  [0, 5, 'dallo 0 al 5%'],
  [18, 80, 'dal 18 all’80%'],
])('figures take the article of how they are spoken: %i to %i', (low, high, words) => {
  expect(fromToFigure(low, high, '%')).toBe(words);
});

test.each([
  [theFigure('6%'), 'il 6%'],
  [thePercent(8), 'l’8%'],
  [thePercent(1), 'l’1%'],
  [thePercent(0.5), 'lo 0,5%'],
  [thePercent(110), 'il 110%'],
  [toFigure('11 per cento'), 'all’11 per cento'],
  [theFigure('1.000'), 'il 1.000'],
  [theFigure('11.000'), 'l’11.000'],
  [theFigures('8'), 'gli 8'],
  [theFigures('18'), 'i 18'],
])('one figure alone: %s', (told, words) => {
  expect(told).toBe(words);
});
