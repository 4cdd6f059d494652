import { describe, expect, it } from 'vitest';
import { fold } from '#domain/search/fold.ts';
import { readLosses } from './losses.ts';

describe('losses told in words', () => {
  it.each([
    ['Dopo due anni di perdite abbiamo consumato più della metà del capitale sociale.', true],
    ['Il bilancio si è chiuso in perdita per più della metà del capitale sociale.', true],
    ['Le perdite hanno eroso i due terzi del capitale.', true],
    ['Avevamo perso oltre metà del capitale, ma i soci hanno ricapitalizzato.', null],
    ['La nostra sas ha perso più della metà dei mezzi propri.', true],
    ['Oltre il 50% del patrimonio netto è stato bruciato dalle perdite del 2024.', true],
    ['Abbiamo perso più della metà dei clienti, i fondi propri sono intatti.', null],
    ['Cresciamo del 10% l’anno.', null],
  ])('%s More than half is gone: %s', (text, isHalfLost) => {
    expect(readLosses(fold(text)).isHalfLost).toBe(isHalfLost);
  });

  it.each([
    ['Capitale sociale 100.000 euro, patrimonio netto 30.000 euro.', 70],
    ['Capitale sociale 100.000 euro, patrimonio netto 80.000 euro.', 20],
    ['Capitale sociale 100.000 euro, patrimonio netto 180.000 euro.', 0],
    ['Il capitale sociale è di 400.000 euro: nel 2024 e 2025 abbiamo perso 260.000 euro, le riserve sono a zero.', 65],
    ['Capitale sociale 50.000 euro, perdite nel 2025 per 40.000 euro, riserve di 30.000 euro.', 20],
    ['Capitale sociale 50.000 euro, perdita di 40.000 euro.', null],
    ['Abbiamo perso il 60% del capitale.', 60],
    ['Abbiamo perso il 35% dei crediti.', null],
    ['Capitale sociale 50.000 euro, perdita di 40.000 euro, senza riserve: i soci hanno ripianato tutto.', null],
  ])('%s Percent gone: %s', (text, percent) => {
    expect(readLosses(fold(text)).lostPercent).toBe(percent);
  });
});
