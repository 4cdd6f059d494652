// One database is enough: it is about what is understood and answered.
import { testTalks, type Talk } from '#server/features/assistant/testing/talks.ts';

/** Grants told by a sign, two letters or their initials beside other words; figures and limits of the one in hand. */
const TALKS: Talk[] = [
  // a sign, two letters, initials
  [null, [['e con disegni+ si possono avere altri contributi sulle stesse spese?', /non si somma/]]],
  [null, [['una ditta individuale puo chiedere on tasso zero?', /No: servono società/]]],
  [null, [['meglio ON o smart&start?', /A confronto[^]*ON – Oltre/]]],
  [null, [['per il fondo pmi euipo che documenti vogliono?', /partita IVA[^]*IBAN/]]],
  [null, [['smartstart quanto copre?', /80%/]]],
  // the condition of a figure
  ['/grant/smart-start-italia', [['il 90% quando spetta?', /femminile|femminili/]]],
  ['/grant/autoimpiego-centro-nord-italia', [['come si arriva ai 40mila di voucher?', /20% delle spese/]]],
  // how many applications its body takes, not how many questions Filo answers
  ['/grant/avviso-pubblico-isi-inail-2025', [['quante domande si possono fare', /Una sola/, /richieste su/]]],
  [null, [['quante domande ti posso fare?', /richieste su/]]],
];

testTalks(TALKS);
