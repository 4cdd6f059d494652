import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardinal, readCardinal } from './cardinal.ts';
import { dayText, longDayText } from './write-day.ts';
import { readDay, readMonth } from './read-day.ts';
import { numbersIn } from './numbers-in.ts';
import { readEuro, readInteger, readNumber, readPercent } from './read-number.ts';
import { euroText, integerText, numberText, percentText, wholeEuroText } from './write-number.ts';

describe('a number is read in one way', () => {
  it.each([
    ['1.250', 1250],
    ['50.000', 50_000],
    ['1.250,50', 1250.5],
    ['1250,5', 1250.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['3928194.13', 3_928_194.13],
    ['1,250,000', 1_250_000],
    ['1,250.50', 1250.5],
    ['300 000', 300_000],
    ['1\u00a0250', 1250],
    ["1'250", 1250],
    ['-3.000', -3000],
    ['−3.000', -3000],
    ['0', 0],
    ['40mila', 40_000],
    ['40 mila', 40_000],
    ['50k', 50_000],
    ['1,2 mln', 1_200_000],
    ['2,3 milioni', 2_300_000],
    ['1.250 milioni', 1_250_000_000],
    ['1,5 mld', 1_500_000_000],
    ['dodici', 12],
    ['ventitré', 23],
    ['centottanta', 180],
    ['milleduecento', 1200],
    ['quarantamila', 40_000],
    ['due milioni', 2_000_000],
    ['mezzo milione', 500_000],
    ['due milioni e mezzo', 2_500_000],
    ['un milione e duecentomila', 1_200_000],
    ['1 milione e 200mila', 1_200_000],
  ])('%s', (text, value) => expect(readNumber(text)).toBe(value));

  it.each([
    ['12500.000', 'thousands or thousandths'],
    ['0.500', 'thousands or thousandths'],
    ['1.2500', 'a digit too many'],
    ['1.25.000', 'groups of different lengths'],
    ['1.250.00', 'groups of different lengths'],
    ['1,2,3', 'three numbers'],
    ['1 2', 'two numbers'],
    ['1.250 mila', 'which of the two is meant'],
    ['un milione e duecento', 'duecento, or duecentomila'],
    ['3 m', 'metres or millions'],
    ['12 %', 'a share, not a number'],
    ['circa 80', 'not the number alone'],
    ['9'.repeat(400), 'more digits than a number holds'],
    ['milano', 'a town'],
    ['e', 'nothing'],
    ['', 'nothing'],
  ])('%s is refused: %s', (text) => expect(readNumber(text)).toBeNull());
});

it.each([
  ['€ 1.250,50', 1250.5],
  ['1.250 €', 1250],
  ['EUR 1 250', 1250],
  ['30000 euro', 30_000],
  ['2 milioni di euro', 2_000_000],
  ['3 M€', 3_000_000],
  ['50 k€', 50_000],
  ['1,250 mln', 1_250_000],
  ['40mila', 40_000],
  ['1,250', null],
  ['1,250 €', null],
  ['cinque euro e mezzo', null],
])('euro: %s', (text, value) => expect(readEuro(text)).toBe(value));

it.each([
  ['12,5%', 12.5],
  ['12,5 per cento', 12.5],
  ['80 percento', 80],
  ['50', 50],
  ['50 mila', null],
])('percentage: %s', (text, value) => expect(readPercent(text)).toBe(value));

it('a whole number has no decimals', () => {
  expect([readInteger('1.250'), readInteger('12,5'), readInteger('dodici')]).toEqual([1250, null, 12]);
});

it.each([
  ['31/12/2026', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
  ['31.12.2026', '2026-12-31'],
  ['31 dicembre 2026', '2026-12-31'],
  ['1º gennaio 2027', '2027-01-01'],
  ['1° Gennaio 2027', '2027-01-01'],
  ['primo gennaio 2027', '2027-01-01'],
  ['30/02/2026', null],
  ['12/31/2026', null],
  ['31/12/26', null],
  ['31 dicembre', null],
])('day: %s', (text, day) => expect(readDay(text)).toBe(day));

it('a lorry of class Euro 4 costs nothing; Euro 4.000 is money', () => {
  expect(numbersIn('camion Euro 4').map(({ unit }) => unit)).toEqual([null]);
  expect(numbersIn('Euro 4.000 e euro 4 milioni').map(({ unit, value }) => [unit, value])).toEqual([
    ['euro', 4000],
    ['euro', 4_000_000],
  ]);
});

it('finds the numbers of a text, with their units, and none in days, laws and codes', () => {
  const text =
    'Un forno (circa 80.000 €) e 2 milioni di euro, al 12,5%, con 40 addetti, entro il 15/11/2026, Reg. 2023/2831, ATECO 62.01.00, l’Università spende due milioni e mezzo.';
  expect(numbersIn(text).map(({ value, unit, text: said }) => [value, unit, said])).toEqual([
    [80_000, 'euro', '80.000 €'],
    [2_000_000, 'euro', '2 milioni di euro'],
    [12.5, 'percent', '12,5%'],
    [40, null, '40'],
    [2_500_000, null, 'due milioni e mezzo'],
  ]);
});

describe('what it writes it reads back', () => {
  const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map((value) => value / 100);
  const wholes = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const holds = <Value>(
    values: fc.Arbitrary<Value>,
    write: (value: Value) => string,
    read: (text: string) => unknown,
  ) => fc.assert(fc.property(values, (value) => Object.is(read(write(value)), value)));

  it('numbers', () => holds(cents, numberText, readNumber));
  it('whole numbers', () => holds(wholes, integerText, readInteger));
  it('euro', () => holds(cents, euroText, readEuro));
  it('whole euro', () => holds(wholes, wholeEuroText, readEuro));
  it('percentages', () => holds(cents, percentText, readPercent));
  it('words', () => holds(fc.integer({ min: 0, max: 999_999 }), cardinal, readCardinal));
  it('days', () => holds(days, dayText, readDay));
  it('days in words', () => holds(days, longDayText, readDay));
  it('months', () =>
    holds(
      days.map((day) => day.slice(0, 7)),
      longDayText,
      readMonth,
    ));
  it('euro inside a text', () =>
    holds(
      cents.filter((value) => value > 0),
      (value) => `Un contributo fino a ${euroText(value)}, a sportello.`,
      (text) => numbersIn(text)[0]?.value,
    ));
  it('whatever is typed, it reads a finite number or nothing', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,- €k%milane') })), (text) => {
        for (const read of [readNumber, readEuro, readPercent, readInteger]) {
          const value = read(text);
          if (value !== null && !Number.isFinite(value)) return false;
        }
        return true;
      }),
    ));
});

it('thousands and hundreds in one word are one figure', () =>
  expect(numbersIn('il banco novemilacinquecento, la cella milleduecento euro').map(({ value }) => value)).toEqual([
    9500, 1200,
  ]));
