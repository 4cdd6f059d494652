// One database is enough: it is about what is understood and answered.
import { testTalks, type Talk } from '#server/features/assistant/testing/talks.ts';

/** What is asked right after a list: of all that it names, of some of them, or of none. */
const MACHINE = ['mi serve un tornio nuovo, cosa c’è?', /Sabatini[^]*Iperammortamento/] as const;
const TALKS: Talk[] = [
  // weighed against each other
  [null, [[...MACHINE], ['quale conviene?', /A confronto[^]*Sabatini[^]*Iperammortamento/]]],
  [null, [[...MACHINE], ['qual è il migliore?', /A confronto[^]*Sabatini[^]*Iperammortamento/]]],
  [null, [[...MACHINE], ['tu cosa faresti?', /A confronto[^]*Sabatini[^]*Iperammortamento/]]],
  // added up: each by what its record says
  [
    null,
    [
      [...MACHINE],
      ['si sommano?', /entro un limite[^]*«Beni strumentali – Nuova Sabatini»[^]*Iperammortamento 2026-2028»/],
    ],
  ],
  [null, [[...MACHINE], ['sono cumulabili?', /entro un limite[^]*Sabatini[^]*Iperammortamento/]]],
  // two of them, told by their places
  [null, [[...MACHINE], ['cosa cambia tra il primo e il secondo?', /A confronto/]]],
  // a search that found a single one leaves it in hand
  [
    null,
    [
      ['contributi per il welfare aziendale in Abruzzo?', /Welfare aziendale/],
      ['se siamo in 20, che linea è la nostra', /linea A/],
      ['entro quando va mandata', /18 dicembre 2026/],
    ],
  ],
];

testTalks(TALKS);
