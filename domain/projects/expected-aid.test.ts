import { describe, expect, test } from 'vitest';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { aidByCard, countedSpend } from './expected-aid.ts';
import { NO_PROJECT } from './project.ts';

const OVEN = { ...NO_PROJECT, title: 'Forno nuovo', description: 'forno nuovo per il panificio', spend: 40_000 };

describe('a figure only where the call pays for what is wanted', () => {
  test('its costs name the wish', () => {
    const grant = sampleGrant({
      aidForm: 'fondo perduto',
      aidIntensityMax: 50,
      eligibleCosts: ['Macchinari e impianti'],
    });
    expect(aidByCard(grant, OVEN)).toMatchObject({ isKnown: true, euro: 20_000 });
    const unpriced = { ...OVEN, costs: [{ category: 'Macchinari e impianti', amount: 0 }] };
    expect(aidByCard(grant, unpriced)).toMatchObject({ isKnown: true, euro: 20_000 });
  });

  test('its costs are something else altogether', () => {
    const grant = sampleGrant({
      aidForm: "credito d'imposta",
      aidIntensityMax: 65,
      eligibleCosts: ['Erogazioni liberali'],
    });
    expect(aidByCard(grant, OVEN)).toEqual({ isKnown: false, why: 'not_paid' });
  });

  test('a guarantee looks at the loan, not at a list of costs', () => {
    const grant = sampleGrant({ aidForm: 'garanzia', aidIntensityMax: 80, eligibleCosts: ['Operazioni finanziarie'] });
    expect(aidByCard(grant, OVEN)).toMatchObject({ isKnown: true, what: 'garanzia', euro: 32_000 });
  });
});

describe('no figure that the record does not stand behind', () => {
  const voucher = { aidForm: 'voucher', aidIntensityMax: 70, eligibleCosts: ['Macchinari'] } as const;
  const of = (changes: Parameters<typeof sampleGrant>[0], project = OVEN) =>
    aidByCard(sampleGrant({ ...voucher, eligibleCosts: [...voucher.eligibleCosts], ...changes }), project);

  test.each([
    'Voce-contenitore: nessun valore nazionale valido; importi tipici di poche migliaia di euro',
    'Misura-contenitore: requisiti e importi cambiano per fondo; nessuna cifra unica è corretta',
    'Scheda che riunisce molti programmi: importi e scadenze vanno letti nel singolo avviso',
    'Tassi e contributi unitari fissati dalla singola call',
  ])('%s', (doubt) => {
    expect(of({ facts: { doubts: [doubt] } })).toEqual({ isKnown: false, why: 'by_call' });
  });

  test('a figure of its own is used, and other doubts take nothing away', () => {
    const container = ['Voce-contenitore: esempi di una regione'];
    expect(of({ facts: { doubts: container, aid: { intensityMax: 50 } } })).toMatchObject({ euro: 20_000 });
    expect(of({ facts: { doubts: ['Date dello sportello da verificare'] } })).toMatchObject({ euro: 28_000 });
  });

  test('goods that must be 4.0: a figure only where the project says that they are', () => {
    const goods = { eligibleCosts: ['Beni materiali 4.0'] };
    expect(of(goods)).toEqual({ isKnown: false, why: 'if_advanced' });
    expect(of(goods, { ...OVEN, description: 'forno 4.0 interconnesso' })).toMatchObject({ euro: 28_000 });
  });
});

test('what counts of the project is what the figure is reckoned on; all of it where nothing tells', () => {
  const grant = sampleGrant({ eligibleCosts: ['Macchinari e impianti'] });
  const costs = [
    { category: 'Macchinari', amount: 60_000 },
    { category: 'Personale', amount: 80_000 },
  ];
  const project = { ...OVEN, spend: 140_000, costs };
  expect(countedSpend(grant, project)).toBe(60_000);
  expect(countedSpend(grant, OVEN)).toBe(40_000);
  expect(countedSpend(null, project)).toBe(140_000);
  expect(countedSpend(sampleGrant({ eligibleCosts: ['Fiere'] }), project)).toBe(140_000);
});
