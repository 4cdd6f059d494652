import { expect, test } from 'vitest';
import { taxShare } from './tax-share.ts';

const DAY = '2026-11-15';

test.each([
  ['srl', null, 'ires', 24, 27.9],
  ['snc', 'semplificato', 'irpef_irap', 23, 46.9],
  ['ditta-individuale', 'ordinario', 'irpef', 23, 43],
  ['ditta-individuale', 'forfettario', 'forfettario', 0, 12.9],
  ['libero-professionista', null, 'irpef', 23, 43],
  ['ditta-individuale', 'reddito_agrario', 'agrarian', 0, 0],
  ['cooperativa', null, 'reduced', 0, 27.9],
  [null, null, 'unknown', 0, 46.9],
] as const)('%s, %s: %s from %s to %s', (legalForm, taxRegime, kind, min, max) => {
  expect(taxShare({ legalForm, taxRegime, day: DAY })).toMatchObject({ kind, percent: { min, max } });
});
