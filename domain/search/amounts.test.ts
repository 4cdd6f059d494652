import { describe, expect, it } from 'vitest';
import { readNumbers } from './amounts.ts';

describe('amounts and years of a query', () => {
  it.each([
    ['fino a 50.000 euro', 50_000],
    ['50k', 50_000],
    ['50 mila euro', 50_000],
    ['cinquantamila euro', 50_000],
    ['1,5 milioni di euro', 1_500_000],
    ['2 mln', 2_000_000],
    ['€ 30000', 30_000],
    ['due milioni', 2_000_000],
    ['300 000 euro', 300_000],
  ])('%s', (text, amount) => {
    expect(readNumbers(text).amounts).toEqual([amount]);
  });

  it('the largest comes last', () => {
    expect(readNumbers('da 10.000 a 40.000 euro').amounts).toEqual([10_000, 40_000]);
  });

  it('a year is a year', () => {
    const read = readNumbers('bando 2026 startup');
    expect(read.years).toEqual([2026]);
    expect(read.amounts).toEqual([]);
    expect(read.rest.trim().split(/\s+/)).toEqual(['bando', 'startup']);
  });

  it('how many they are is not what they ask for, unless they are many', () => {
    expect(readNumbers('conceria con 40 dipendenti').rest.trim()).toBe('conceria');
    expect(readNumbers('azienda con 300 dipendenti').rest).toContain('300 dipendenti');
    expect(readNumbers('assumere 5 operai').rest).toContain('operai');
  });

  it('a version said in words is the one of the name', () => {
    expect(readNumbers('transizione cinque punto zero').rest).toBe('transizione 5.0');
    expect(readNumbers('industria 4punto0').rest).toBe('industria 4.0');
  });

  it('a period names its years, a lorry no amount', () => {
    expect(readNumbers('FESR 2021-2027').years).toEqual([2021, 2027]);
    expect(readNumbers('camion euro 4').amounts).toEqual([]);
  });

  it('other numbers stay in the text', () => {
    expect(readNumbers('transizione 4.0 e under 35').amounts).toEqual([]);
    expect(readNumbers('transizione 4.0 e under 35').rest).toContain('4.0');
    expect(readNumbers('ho 28 anni').rest).toContain('28');
  });
});
