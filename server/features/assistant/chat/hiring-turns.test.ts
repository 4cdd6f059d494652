// One database is enough: it is about what is understood and answered.
import { testTalks, type Talk } from '#server/features/assistant/testing/talks.ts';

/** Who is hired and how: whom a bonus is for, a contract for some months, part of the day. */
const HIRING = [
  'vorrei assumere un ragazzo di 24 anni, che incentivi ho?',
  /Bonus Giovani/,
  /Bonus Donne|Bonus ZES/,
] as const;
const TALKS: Talk[] = [
  [null, [[...HIRING], ['e con un contratto di 6 mesi?', /Bonus Giovani[^\n]*contratto a termine non spetta/]]],
  [
    null,
    [[...HIRING], ['se gli faccio un contratto di 6 mesi?', /contratto a termine non spetta/, /avvio dei lavori/]],
  ],
  [null, [[...HIRING], ['e part time?', /non dice se vale per il part-time/, /\bULA\b/]]],
  [null, [[...HIRING], ['quanto è al mese?', /500\s€/, /800\s€/]]],
  [null, [['bonus giovani vale per un part time?', /part time|part-time/, /\bULA\b/]]],
  [
    null,
    [
      [
        'prendo una ragazza di 28 anni fissa, che aiuti ci sono?',
        /Bonus Donne[^]*Bonus Giovani|Bonus Giovani[^]*Bonus Donne/,
      ],
    ],
  ],
  // the contract of a machine is an order
  [null, [['ho firmato il contratto per un tornio ieri, posso ancora chiedere un contributo?', /prima/]]],
];

testTalks(TALKS);
