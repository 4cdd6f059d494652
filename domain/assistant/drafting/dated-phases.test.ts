import { describe, expect, it } from 'vitest';
import { phasesIn } from './phases.ts';

const PLAN = { startsOn: '2027-02-15', months: 20 };
const read = (text: string) =>
  phasesIn([text], PLAN).map(({ from, to, what }) => `${String(from)}-${String(to)} ${what}`);

describe('phases told by the calendar are months of the plan', () => {
  it.each([
    ['Febbraio-aprile: scavi. Maggio: posa. Gennaio: collaudo.', ['1-3 scavi', '4-4 posa', '12-12 collaudo']],
    [
      'Serra: marzo-giugno 2027. Pompe: novembre 2027 - febbraio 2028. Poi prove fino ad aprile.',
      ['2-5 Serra', '10-13 Pompe', '14-15 prove'],
    ],
    [
      'Primo inverno, da ottobre 2027 a marzo 2028: tetto. Estate 2028: aperti a metà.',
      ['9-14 tetto', '17-19 apertura a metà'],
    ],
    ['T2 2027: muri. Quarto trimestre 2027: impianti.', ['3-5 muri', '9-11 impianti']],
    ['M1-M4 stampi. M3-M10: linea.', ['1-4 stampi', '3-10 linea']],
  ])('%s', (text, said) => expect(read(text)).toEqual(said));
});

it('a sentence about days is no phase, and months without a start are none', () => {
  expect(
    read('Il piano dura 19 mesi, da marzo 2027 a settembre 2028. A maggio compriamo il forno, a giugno apriamo.'),
  ).toEqual([]);
  expect(phasesIn(['Marzo: scavi. Aprile: muri.'])).toEqual([]);
});
