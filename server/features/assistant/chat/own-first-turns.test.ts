// One database is enough: it is about what is understood and answered.
import { testTalks, type Talk } from '#server/features/assistant/testing/talks.ts';

/** A case that is supposed, or of anybody: the record's own yes or no comes first, the company's verdict after it. */
const TALKS: Talk[] = [
  [
    '/grant/beni-strumentali-nuova-sabatini',
    [
      [
        'e se fossi una startup senza fatturato posso chiederla?',
        /^«Beni[^»]*»: Una startup[^\n]*Sì, anche con occupati/,
        /Startup innovativa/,
      ],
    ],
  ],
  // the innovative one where nothing else is said of it
  ['/grant/smart-start-italia', [['e se fossi una startup, posso chiederla?', /forma giuridica «Startup innovativa»/]]],
  // two partners of whom one is young: no age settles it
  [
    '/grant/on-oltre-nuove-imprese-a-tasso-zero',
    [
      [
        'siamo due soci al 50, uno di 30 e uno di 44, possiamo farla?',
        /^La scheda risponde[^\n]*No se l'altro[^\n]*oltre la metà/,
        /A 30 anni l’età va bene/,
      ],
    ],
  ],
  // of anybody: one's own verdict says nothing
  [
    '/grant/on-oltre-nuove-imprese-a-tasso-zero',
    [['una ditta individuale la può chiedere?', /^«ON[^»]*»: No: servono società/, /requisiti su/]],
  ],
  // one's own: the verdict comes first
  ['/grant/on-oltre-nuove-imprese-a-tasso-zero', [['noi possiamo chiederla?', /^Oggi Meccanica|^Oggi /]]],
];

testTalks(TALKS);
