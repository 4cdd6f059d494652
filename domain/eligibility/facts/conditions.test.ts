import { describe, expect, it } from 'vitest';
import { fold } from '#domain/search/fold.ts';
import { readAidTold } from './aid-told.ts';
import { readConditions } from './conditions.ts';

const read = (text: string) => readConditions(fold(text), '');

describe('what a description says of the state a company is in', () => {
  it.each([
    ['Artigiano in regime forfettario.', 'forfettario'],
    ['Fino al 2024 in regime forfettario, ora in contabilità semplificata.', 'semplificato'],
    ['Non sono in regime forfettario, sono in regime ordinario.', 'ordinario'],
    ['Dichiaro solo reddito agrario (art. 32 TUIR).', 'reddito_agrario'],
    ['Vendiamo frutta.', null],
  ])('%s taxes: %s', (text, regime) => {
    expect(read(text).taxRegime).toBe(regime);
  });

  it.each([
    ['La società è stata posta in liquidazione volontaria a giugno.', 'liquidazione_volontaria'],
    ['Siamo in concordato preventivo in continuità.', 'concordato_continuita'],
    ['Abbiamo aderito al concordato preventivo biennale.', null],
    ['Non siamo in liquidazione.', null],
    ['È stata dichiarata la liquidazione giudiziale.', 'liquidazione_giudiziale'],
  ])('%s procedure: %s', (text, procedure) => {
    expect(read(text).procedure).toBe(procedure);
  });
});

describe('who asks alone', () => {
  it.each([
    ['Il progetto lo facciamo da soli, senza altre imprese.', true],
    ['Non abbiamo partner.', true],
    ['Un fondo ha il 30%, senza altre imprese nostre.', false],
    ['Siamo due fratelli, senza altre imprese collegate.', false],
  ])('%s %s', (text, alone) => {
    expect(read(text).asksAlone).toBe(alone);
  });
});

describe('de minimis aid told in words', () => {
  const aids = (text: string) => readAidTold(text, '2026-11-15').aids.map(({ amount, from }) => [amount, from]);
  it('each with its day, the total only where nothing else is told', () => {
    expect(
      aids(
        'Aiuti de minimis: 180.000 euro concessi il 20/11/2025; 120.000 euro concessi il 10/03/2026. Totale 300.000 euro.',
      ),
    ).toEqual([
      [180_000, '2025-11-20'],
      [120_000, '2026-03-10'],
    ]);
  });
  it('months and years are enough', () => {
    expect(aids('De minimis: 150.000 euro nel marzo 2024 e 160.000 euro nel 2025.')).toEqual([
      [150_000, '2024-03-01'],
      [160_000, '2025-01-01'],
    ]);
  });
  it('other aid fills no ceiling, and a ceiling may be said to be full', () => {
    expect(aids('Credito d’imposta 4.0 di 90.000 euro nel 2025.')).toEqual([]);
    expect(readAidTold('Il plafond de minimis è esaurito.', '2026-11-15').isUsedUp).toBe(true);
  });
});
