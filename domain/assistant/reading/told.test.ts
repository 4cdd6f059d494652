import { expect, test } from 'vitest';
import { fold } from '#domain/search/fold.ts';
import { datedSteps } from './dated-steps.ts';
import { firmAgeMonths } from './firm-age.ts';
import { saidIn } from './said.ts';
import { toldEquity } from './told-equity.ts';

test.each([
  ['firmo il 20 dicembre e la domanda la mando il 10 gennaio', { signing: '2026-12-20', asking: '2027-01-10' }],
  ['mando la domanda il 20 dicembre e firmo il 10 gennaio', { signing: '2027-01-10', asking: '2026-12-20' }],
  ['firmo il 20 dicembre, va bene?', null],
])('days of %j', (text, days) => {
  expect(datedSteps(text, '2026-11-15')).toEqual(days);
});

test.each([
  ['il capitale è 50mila e il patrimonio netto è 20mila', { capital: 50_000, equity: 20_000, lost: 60, isOver: true }],
  ['patrimonio netto 30mila, capitale 50mila', { capital: 50_000, equity: 30_000, lost: 40, isOver: false }],
  ['il capitale è 50mila', null],
  ['capitale 50mila, perdite 32mila e riserve 4mila', { capital: 50_000, equity: 22_000, lost: 56, isOver: true }],
  // of the reserves nobody spoke: what is left cannot be told
  ['capitale 50mila e perdite 32mila', null],
])('share of the capital lost in %j (Reg. UE 651/2014, art. 2, punto 18)', (text, told) => {
  expect(toldEquity(text, 50)).toEqual(told);
});

test.each([
  ['la nostra ditta esiste da sei anni', 72],
  ['abbiamo 8 mesi di attività', 8],
  ['e se fosse stata costituita da meno di due anni?', 24],
  ['la partita iva l’ho aperta tre mesi fa', 3],
  ['ho 41 anni e vorrei aprire una pizzeria', null],
  ['aiuti per chi apre un’attività e ha meno di 35 anni', null],
])('how old the firm is in %j', (text, months) => {
  expect(firmAgeMonths(fold(text))).toBe(months);
});

test.each([
  ['per chi ha meno di 36 anni', [35]],
  ['siamo over 50', [51]],
  ['ho 36 anni', [36]],
])('ages in %j', (text, ages) => {
  expect(saidIn(text, '2026-11-15').ages).toEqual(ages);
});
