import { expect, test } from 'vitest';
import { givenShare } from './given-share.ts';

test.each([
  ['fondo perduto', '50%', 50, { min: 50, max: 50 }],
  ['fondo perduto', '55% piccole, 45% medie, 35% grandi', 55, { min: 35, max: 55 }],
  ['fondo perduto', 'dal 25% al 65% secondo intervento, dimensione e zona', 65, { min: 25, max: 65 }],
  ['fondo perduto', '75-85% dei costi', 85, { min: 75, max: 85 }],
  ['fondo perduto', '60% dei costi (fino al 75% per habitat e specie prioritari)', 75, { min: 60, max: 75 }],
  ['fondo perduto', 'fino al 60% circa', 60, { min: null, max: 60 }],
  ['fondo perduto', "fino all'80% per la produzione agricola primaria", 80, { min: null, max: 80 }],
  ["credito d'imposta", '10% delle spese di R&S', 10, { min: 10, max: 10 }],
  ['voucher', null, 75, { min: 75, max: 75 }],
  ['garanzia', '80% (investimenti); 50% (liquidità)', 80, null],
  ['finanziamento agevolato', 'fino al 90% delle spese', 90, null],
  ['misto', '50% fondo perduto e 50% prestito', 100, null],
  ['esonero contributivo', '100% dei contributi a carico del datore', 100, null],
  [
    'contributo in conto interessi',
    'circa 7,7% (ordinari) e 10,1% (4.0 e green) del finanziamento',
    10.1,
    { min: 7.7, max: 10.1 },
  ],
  ['contributo in conto interessi', 'tasso convenzionale 5% (micro) o 3,575% (medie)', 14.3, { min: null, max: 14.3 }],
  ['fondo perduto', null, null, null],
] as const)('%s, %s: what is given for good', (aidForm, aidIntensity, aidIntensityMax, share) => {
  expect(givenShare({ aidForm, aidIntensity, aidIntensityMax })).toEqual(share);
});
