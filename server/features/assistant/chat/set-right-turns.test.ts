// One database is enough: it is about what is understood and answered.
import { testTalks, type Talk } from '#server/features/assistant/testing/talks.ts';

/** What was said is set right, supposed or taken further. */
const TALKS: Talk[] = [
  // another place, and what follows is of what was found there
  [
    null,
    [
      ['ho 32 anni sono disoccupato e vorrei aprire una lavanderia a Torino, che aiuti ci sono?', /Autoimpiego/],
      ['no scusa apro a Foggia non a Torino', /NIDI|Resto al Sud/, /Piemonte/],
      ['quanto mi danno se spendo 80000', /NIDI|Resto al Sud/],
    ],
  ],
  // the aid of one year, not the last that was told
  [
    null,
    [
      ['ho avuto 50mila di de minimis nel 2025 e 30mila nel 2022, quanto mi rimane?', /250\.000/],
      ['scusa nel 2025 erano 80mila', /220\.000/],
    ],
  ],
  // a sum after the rule
  [
    null,
    [
      ['che cos’è il de minimis?', /300\.000/],
      ['quindi se prendo 10mila me ne restano?', /Con altri 10\.000/],
    ],
  ],
  // after a no
  [
    '/grant/bonus-zes-2026-esonero-contributivo',
    [
      ['possiamo chiederlo?', /non è ammissibile/],
      ['neanche per una sola persona?', /non è ammissibile/],
    ],
  ],
  // credit that the bank refuses
  [null, [['la banca mi ha detto no al prestito, che faccio?', /Fondo di garanzia per le PMI[^]*Centrale rischi/]]],
  // selling abroad is no copy of one's data
  [null, [['cosa mi consigli per esportare in germania?', /SIMEST/, /Impostazioni/]]],
  [null, [['allora cosa mi consigli per la pompa di calore?', /Conto Termico/]]],
  [null, [['e voi quanto prendete?', /prezzi di Bandolo/]]],
  [null, [['posso fidarmi delle tue risposte?', /Fonte|fonte|scheda|ufficial/, /segnali d’allarme/]]],
  [
    null,
    [
      [
        'apro una gelateria a Pescara, ho 29 anni e sono disoccupata, che aiuti ho?',
        /ho trovato[^]*Resto al Sud 2\.0 \(affinità/,
      ],
    ],
  ],
  [null, [['come faccio a esportare i miei dati?', /Impostazioni/]]],
  // one of those listed, by its level
  [
    null,
    [
      ['un ristorante a Verona vuole comprare una cucina nuova, cosa c’è?', /Veneto[^]*Sabatini|Sabatini[^]*Veneto/],
      ['quello nazionale quanto dà su 50mila?', /7,7%[^]*3\.850/],
    ],
  ],
  // both of those that were compared
  [
    null,
    [
      ['che differenza c’è tra iperammortamento e sabatini?', /A confronto/],
      ['e posso farle insieme?', /Iperammortamento[^]*Sabatini[^]*si possono sommare/],
    ],
  ],
  // how many, of a grant that is called so; a design that was filed is no deposit
  ['/grant/simest-fiere-ed-eventi', [['posso mettere 4 fiere?', /Fino a tre iniziative/]]],
  [null, [['disegni+ posso se l’ho solo depositato?', /registrazione conclusa/, /caparra/]]],
  [null, [['credito zes 2026 ho prenotato, che devo fare adesso', /integrativa/]]],
];

testTalks(TALKS);
