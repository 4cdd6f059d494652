import { describe, expect, it, test } from 'vitest';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import { readProject } from './read-project.ts';
import { costName } from './wanting-words.ts';

const gazetteer = placesOfItaly();
const read = (text: string) => readProject(text, gazetteer, '2026-11-15');
const linesOf = (text: string) => read(text).costs.map(({ category, amount }) => `${category} ${String(amount)}`);

describe('a line of cost is called after the thing, not after the wish for it', () => {
  it.each<[string, string[]]>([
    [
      'vorrei comprare un forno elettrico da 40.000 € e un furgone frigo da 35 mila euro entro marzo, a Taranto',
      ['Forno elettrico 40000', 'furgone frigo 35000'],
    ],
    [
      'voglio acquistare un tornio da 50.000 euro a Rovigo e un carrello da 12.000 euro',
      ['Tornio 50000', 'carrello 12000'],
    ],
    [
      'devo cambiare il forno da 30.000 euro e la cella frigorifera, 12mila euro',
      ['Forno 30000', 'cella frigorifera 12000'],
    ],
    ['ci serve un tornio da 50.000 € a marzo e una fresa da 20.000 €', ['Tornio 50000', 'fresa 20000']],
    [
      'pensiamo di prendere due furgoni per 60.000 euro a Bari e un muletto da 15.000 euro',
      ['Due furgoni 60000', 'muletto 15000'],
    ],
    ["l'acquisto di un tornio da 50.000 euro e di una pressa da 20.000 euro", ['Tornio 50000', 'pressa 20000']],
    [
      'Siamo un panificio a Taranto e vorremmo comprare un forno da 40.000 € e un’impastatrice da 9.000 €',
      ['Forno 40000', 'impastatrice 9000'],
    ],
    [
      'avremmo bisogno di un gestionale da 12.000 euro e di formare il personale, 3.000 euro',
      ['Gestionale 12000', 'formazione del personale 3000'],
    ],
    [
      'vogliamo rifare il tetto, 30.000 euro, e installare un impianto fotovoltaico da 50.000 euro',
      ['Rifacimento del tetto 30000', 'impianto fotovoltaico 50000'],
    ],
    [
      'compro un tornio da 10.000 euro e cambio l’impianto elettrico, 5.000 euro',
      ['Tornio 10000', 'impianto elettrico 5000'],
    ],
    ['un cambio automatico da 2.000 euro e un motore da 5.000 euro', ['Cambio automatico 2000', 'motore 5000']],
    [
      'Un forno elettrico, molto efficiente, da 40.000 € e un furgone da 20.000 €',
      ['Forno elettrico 40000', 'furgone 20000'],
    ],
    ['Opere murarie 60.000 €, elettropompa 9.000 €', ['Opere murarie 60000', 'elettropompa 9000']],
    ['40.000 € per un forno e 35.000 € per un furgone, a Bari', ['Forno 40000', 'furgone 35000']],
  ])('%s', (sentence, lines) => {
    expect(linesOf(sentence)).toEqual(lines);
  });

  it.each([
    ['vorrei comprare un forno elettrico', 'forno elettrico'],
    ['voglio acquistare un tornio', 'tornio'],
    ['devo cambiare il forno', 'forno'],
    ['ci serve un’affettatrice', 'affettatrice'],
    ['pensiamo di prendere due furgoni', 'due furgoni'],
    ['l’acquisto di un tornio', 'tornio'],
    ['Macchinari', 'Macchinari'],
    [
      'Forno elettrico in vuoto da 600 kg a carica, con montaggio',
      'Forno elettrico in vuoto da 600 kg a carica, con montaggio',
    ],
    ['impianto che serve due reparti', 'impianto che serve due reparti'],
  ])('%s', (words, name) => {
    expect(costName(words)).toBe(name);
  });
});

test('a project of several things is called after all of them', () => {
  expect(read('vorrei comprare un forno da 40.000 € e un furgone da 35 mila euro').title).toBe('Forno e furgone');
  expect(read('vorrei spendere 40.000 € per un forno e 35.000 € per un furgone').title).toBe('Forno e furgone');
  expect(read('Capannone a Bari: opere murarie 120.000 €, impianti 80.000 €').title).toBe('Capannone a Bari');
});
