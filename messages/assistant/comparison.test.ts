import { expect, test } from 'vitest';
import { COMPARISON } from './comparison.ts';

test.each([
  ['ammissibile', { met: 7, total: 10 }, '7 requisiti soddisfatti su 10, conta l’ordine di arrivo'],
  ['ammissibile', { met: 10, total: 10 }, 'requisiti soddisfatti, conta l’ordine di arrivo'],
  ['da_verificare', { met: 7, total: 10 }, 'requisiti da verificare, conta l’ordine di arrivo'],
  [null, { met: 0, total: 0 }, 'conta l’ordine di arrivo'],
] as const)('%s with %j reads "%s"', (verdict, counted, words) => {
  expect(COMPARISON.odds(verdict, 'sportello', counted)).toBe(words);
});
