// One database is enough: it is about what is understood and answered.
import { testTalks, type Talk } from '#server/features/assistant/testing/talks.ts';

/** What else there is: in the place of a grant that is over, that does not fit, or that is for other regions. */
const TALKS: Talk[] = [
  // after one that is over, never that one again
  [
    null,
    [
      ['investimenti sostenibili 4.0 è aperto?', /chius/],
      ['alternative?', /alternative a Investimenti[^]*affinità/, /non parla di/],
    ],
  ],
  [
    null,
    [
      ['investimenti sostenibili 4.0 è ancora aperto?', /chius/],
      ['allora cosa posso chiedere?', /alternative a Investimenti/],
    ],
  ],
  // with a wish of its own
  [
    null,
    [
      ['minipia turismo si può chiedere?', /sospes/],
      ['e al suo posto per un tornio?', /Sabatini/],
    ],
  ],
  // on a page
  ['/grant/voucher-cloud-e-cybersecurity', [['c’è qualcosa di simile?', /alternative a Voucher Cloud/]]],
  // in another place, for who is founding a firm, on the sum that was told
  [
    null,
    [
      ['resto al sud con 110mila di spese quanto prendo?', /82\.500/],
      ['e a Bologna?', /Autoimpiego Centro-Nord Italia[^]*71\.500/, /82\.500/],
    ],
  ],
  // what may be added up is no alternative
  [null, [['l’ecobonus è alternativo al conto termico?', /alternativ/, /ho trovato/]]],
];

testTalks(TALKS);
