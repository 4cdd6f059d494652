import { expect, test } from 'vitest';
import { toldPaper } from './told-paper.ts';

const TODAY = '2026-11-18';

test.each([
  ['la visura e di un anno fa, va bene lo stesso?', { kind: 'visura', until: '2026-05-18', neededOn: TODAY }],
  ['ho una visura di due mesi fa', { kind: 'visura', until: '2027-03-18', neededOn: TODAY }],
  ['il durc di 90 giorni fa vale ancora?', { kind: 'durc', until: '2026-12-18', neededOn: TODAY }],
  [
    'e il durc fatto il 20 agosto? la domanda la mando il 10 dicembre',
    { kind: 'durc', until: '2026-12-18', neededOn: '2026-12-10' },
  ],
  ['il durc del primo agosto 2026 vale ancora?', { kind: 'durc', until: '2026-11-29', neededOn: TODAY }],
  ['se il durc lo rifaccio domani fino a quando vale?', { kind: 'durc', until: '2027-03-19', neededOn: '2026-11-19' }],
  ['il preventivo e di un anno fa', null],
  ['quanto vale una visura?', null],
] as const)('%s', (text, wanted) => {
  expect(toldPaper(text, TODAY)).toEqual(wanted);
});
