// One database is enough: it is about what is understood and answered.
import { testTalks, type Talk } from '#server/features/assistant/testing/talks.ts';

/** On a grant's page: what its record asks for before the rule, who may sign for one, whether it takes room. */
const TALKS: Talk[] = [
  ['/grant/beni-strumentali-nuova-sabatini', [['serve lo spid?', /^«Beni[^\n]*SPID del legale rappresentante/]]],
  [
    '/grant/beni-strumentali-nuova-sabatini',
    [['posso usare il mio consulente?', /Firma la domanda il legale rappresentante/, /Non risultano consulenti/]],
  ],
  [
    '/grant/voucher-cloud-e-cybersecurity',
    [['mi consuma il plafond de minimis?', /de minimis/, /Un’impresa unica, cioè/]],
  ],
  [null, [['il mio consulente ha risposto?', /consulenti/, /Firma la domanda/]]],
];

testTalks(TALKS);
