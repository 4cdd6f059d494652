// One database is enough: it is about what is understood and answered.
import { testTalks, type Talk } from '#server/features/assistant/testing/talks.ts';

/** Letters ordered in a talk and changed after: message, what the answer holds and what it lacks. */
const TALKS: Talk[] = [
  // exactly the papers named, for the grant named
  [
    null,
    [
      [
        'mi fai una mail per la ragioniera? le chiedo gli ultimi due bilanci, la visura e il durc perché facciamo la sabatini',
        /Oggetto: Documenti[^]*Buongiorno[^]*Nuova Sabatini[^]*– ultimi due bilanci\n– visura\n– DURC\n[^]*Grazie/,
        /modulo di domanda|Di quale bando|controllalo sul bando/,
      ],
      ['accorciala e dalle del tu', /Ciao,[^]*Sabatini[^]*ultimi due bilanci, visura, DURC\.\nPuoi/, /può dire/],
      ['grazie', /./],
      ['più formale', /Buongiorno,[^]*Ce li può mandare/, /Ciao/],
      ['in inglese', /Non traduco/],
      ['togli la visura', /ultimi due bilanci, DURC/, /visura/],
    ],
  ],
  // a question to the body that runs the grant
  [
    null,
    [
      [
        'mi prepari una pec per puglia sviluppo? vorrei sapere quando riapre il minipia',
        /Oggetto: Richiesta di informazioni – «MiniPIA[^]*Spettabile Puglia Sviluppo,[^]*Vorremmo sapere quando riapre il MiniPIA\.[^]*Distinti saluti/,
        /ti segnalo|vi segnalo/,
      ],
      ['aggiungi che sono di Andria e ho 11 dipendenti', /riapre[^]*\nSiamo di Andria e abbiamo 11 dipendenti\.\n/],
      ['chiedi anche se servono due preventivi', /Vorremmo anche sapere se servono due preventivi\./],
      ['togli la parte su Andria', /MiniPIA/, /Andria/],
      ['togli il fatturato', /Nel testo non trovo/],
    ],
  ],
  // what follows a letter may be another matter
  [
    null,
    [
      ['scrivi una mail al socio sulla nuova sabatini', /Ciao,[^]*ti segnalo/],
      ['e quanto dura il finanziamento?', /anni|mesi/, /Oggetto/],
    ],
  ],
];
testTalks(TALKS);
