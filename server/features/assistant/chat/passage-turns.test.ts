import { testTalks, type Talk } from '#server/features/assistant/testing/talks.ts';

/** The record holds the answer in other words than the question (AST-45). None of these stands among the examples. */
const TALKS: Talk[] = [
  ['/grant/cultura-cresce', [['e i file poi dove li butto?', /Invitalia/]]],
  ['/grant/lombardia-rafforza-innova', [['devo tirarci dentro per forza un ateneo?', /organism\w di ricerca/]]],
  ['/grant/toscana-innovazione-strategica-moda', [['quanta inovazione ci voleva nel progeto?', /60%/]]],
  [
    '/grant/contributi-in-conto-interessi-per-impianti-sportivi',
    [['ma qualcuno dello sport deve dire di sì?', /parere tecnico favorevole del CONI/]],
  ],
  // what shares its words with the question goes before what is only likely
  [
    '/grant/trentino-alto-adige-aiuto-annuale-crescita-trentino-l-p-6-2023',
    [['il carrello l’ho già comprato ad aprile, sono fuori?', /18 mesi prima della domanda/]],
  ],
  // a sum that can be worked out is worked out
  ['/grant/liguria-internazionalizzazione-delle-mpmi-azione-1-3-5', [['con 30mila quanto mi torna?', /15\.000.€/]]],
];

testTalks(TALKS);
