import { describe, expect, it } from 'vitest';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import type { Project } from './project.ts';
import { readProject } from './read-project.ts';
import { tradeIn, wishWords } from './wish-words.ts';

const gazetteer = placesOfItaly();
const read = (text: string) => readProject(text, gazetteer, '2026-11-15');

describe('one sentence is enough to make a project (PRJ-1)', () => {
  it('reads what, how much, when and where', () => {
    expect(read('forno nuovo, 40.000 €, marzo, a Taranto')).toMatchObject({
      title: 'Forno nuovo',
      spend: 40_000,
      costs: [],
      region: 'Puglia',
      province: 'TA',
      city: 'Taranto',
      startsOn: '2027-03-01',
      endsOn: null,
      ordered: null,
    });
  });

  it.each<[string, Partial<Project>]>([
    ['Vorrei comprare un plotter da 9mila euro', { title: 'Plotter', spend: 9000 }],
    ['Forno nuovo da 40mila, a marzo, qui a Taranto', { title: 'Forno nuovo', spend: 40_000, city: 'Taranto' }],
    ['Nuova app, 30k', { spend: 30_000 }],
    ['Capannone a Bari: opere murarie 120.000 €, impianti 80.000 €', { spend: 200_000, province: 'BA' }],
    ['Linea di taglio 300.000 euro, software 20.000 euro, in tutto 320.000 euro', { spend: 320_000 }],
    ['Fotovoltaico sul tetto entro dicembre 2027', { spend: null, startsOn: null, endsOn: '2027-12-31' }],
    ['Centro di lavoro CNC 280.000 €, consegna prevista a giugno 2027', { startsOn: null, endsOn: '2027-06-30' }],
    ['Trattore 65.000 €, primavera 2027', { startsOn: '2027-03-01', endsOn: null }],
    ['Ristrutturazione da aprile a settembre 2027', { startsOn: '2027-04-01', endsOn: '2027-09-30' }],
    ['Assumere due persone e aprire un negozio nel 2027', { hires: 2, startsOn: '2027-01-01', endsOn: '2027-12-31' }],
    ['Due camion, li abbiamo già ordinati', { ordered: true }],
    ['Un tornio, non ancora ordinato', { ordered: false }],
    ['Nel 1998 abbiamo aperto', { spend: null, startsOn: null }],
    ['panificio a Taranto, forno da 40.000 euro a marzo', { title: 'Forno', spend: 40_000, city: 'Taranto' }],
    ['officina meccanica a Brescia che vuole un tornio CNC da 120.000 €', { title: 'Tornio CNC', spend: 120_000 }],
    ['parrucchiera a Palermo che vuole aprire un secondo salone con 25.000 €', { title: 'Aprire un secondo salone' }],
    ['Siamo una falegnameria, a Udine, sezionatrice nuova 60mila', { title: 'Sezionatrice nuova', province: 'UD' }],
    ['Ho un ristorante a Lecce: vorrei rifare la cucina, 80.000 €', { title: 'Rifare la cucina' }],
    ['Negozio nuovo a Lecce, 30.000 €', { title: 'Negozio nuovo a Lecce' }],
    ['panificio a Taranto, 40.000 euro', { title: 'Panificio a Taranto' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it('several sums are lines that say what for', () => {
    expect(read('Opere murarie 60.000 €, macchinari 90.000 €').costs).toEqual([
      { category: 'Opere murarie', amount: 60_000 },
      { category: 'macchinari', amount: 90_000 },
    ]);
  });
});

describe('who speaks, where the sentence says so first', () => {
  it.each([
    ['panificio a Taranto, forno da 40.000 euro a marzo', 'panificio'],
    ['officina meccanica a Brescia che vuole un tornio CNC', 'officina meccanica'],
    ['Siamo una falegnameria di Udine, sezionatrice nuova 60mila', 'falegnameria'],
    ['forno nuovo, 40.000 €, marzo, a Taranto', null],
    ['Vorrei comprare un plotter da 9mila euro', null],
  ])('%s', (sentence, trade) => {
    const { who } = wishWords(sentence, gazetteer);
    expect(who && tradeIn(who, gazetteer)).toBe(trade);
  });
});
