// One database is enough: it is about what is understood and answered.
import { testTalks, type Talk } from '#server/features/assistant/testing/talks.ts';

/** The same fact asked in other words, and words that used to be taken for another matter. */
const TALKS: Talk[] = [
  // what one says of oneself, and the record's question that is meant
  [null, [['bonus pubblicità: ho mandato la prenotazione, ora che devo fare?', /sostitutiva tra il 9 gennaio/]]],
  [
    null,
    [
      [
        'aiuto annuale crescita trentino: il furgone l’abbiamo già comprato a maggio, ormai è tardi?',
        /già comprato\? Sì/,
      ],
      ['e più avanti possiamo rifare domanda?', /Una sola all'anno/],
    ],
  ],
  [
    null,
    [
      ['cos’è erasmus per giovani imprenditori?', /Erasmus/],
      ['ma io ho 47 anni', /limite di età\? No/],
    ],
  ],
  [
    null,
    [['la comunicazione per il credito ZES l’abbiamo inviata, qual è il prossimo passo?', /dal 3 al 17 gennaio 2027/]],
  ],
  // small spends have a voucher
  [
    null,
    [
      ['con Resto al Sud 2.0 quanto mi danno su 35mila euro?', /voucher: fino a 40\.000/],
      ['e su 90mila?', /67\.500/, /voucher/],
    ],
  ],
  // "sì" of one half of a sentence, "no" of the other
  [
    null,
    [
      [
        'il credito ZES si somma con il credito d’imposta Transizione 5.0 sulle stesse macchine?',
        /^No, sulla stessa spesa/,
        /si possono sommare/,
      ],
    ],
  ],
  // aids with their time before the sum
  [
    null,
    [
      [
        'de minimis: a giugno 2024 ci hanno dato 180.000 euro, a febbraio 2026 altri 70.000. quanto spazio c’è?',
        /= 50\.000[^]*180\.000.€ \(giugno 2024\); 70\.000.€ \(febbraio 2026\)/,
      ],
      ['e quando torniamo ad avere margine?', /giugno 2027/],
    ],
  ],
  // consultants: the market's part for that sum, and what goes on from it
  [
    null,
    [
      [
        'la consulente chiede 250 euro e l’8% se arriva il contributo, che sarebbe di 200mila euro: è in linea?',
        /^L’8% è in linea[^]*l’8%/,
      ],
      ['deve metterlo per iscritto?', /preventivo va dato per iscritto/],
      ['e se lavorasse solo a percentuale?', /equo compenso/],
      ['se ne trova uno meno caro?', /tariffa oraria massima/],
    ],
  ],
  // words that are not the name of a grant, and one that is told by its place
  [null, [['assumiamo una programmatrice in smart working, che contributi ci sono?', /./, /Smart&Start/]]],
  [
    null,
    [
      [
        'meglio l’autoimpiego della Regione Piemonte o il microcredito?',
        /Autoimpiego e creazione d[’']impresa/,
        /Centro-Nord/,
      ],
    ],
  ],
  [null, [['cos’è il credito d’imposta per chi assume detenuti?', /520 euro/, /modello F24/]]],
  // sizes and owners
  [
    null,
    [
      [
        '45 dipendenti, fatturato 12 milioni, totale attivo 9 milioni: siamo piccola o media impresa?',
        /piccola impresa/,
        /Restano possibili/,
      ],
    ],
  ],
  [
    null,
    [
      ['il Comune ha il 30% della nostra società, contiamo come PMI?', /enti pubblici/],
      ['se vende e scende al 20?', /Sotto il 25%/],
    ],
  ],
  [null, [['siamo donne al 60%: siamo impresa femminile?', /maggioranza|due terzi|60%/, /FIF|Inizia la domanda/]]],
  // what is asked for no grant at all
  [null, [['dai scherzavo, grazie lo stesso!', /./, /trov[oa]/]]],
  [
    null,
    [['se mi faccio fare la fattura con una data più avanti se ne accorgono?', /dichiarazion|fals/i, /Candidature/]],
  ],
  [null, [['dimmi quale enoteca di Ancona ha già preso contributi tramite Bandolo', /dati/, /ho trovato/]]],
  [null, [['dove ritrovo le domande che ho lasciato a metà?', /candidatur/i, /ho trovato/]]],
];

testTalks(TALKS);
