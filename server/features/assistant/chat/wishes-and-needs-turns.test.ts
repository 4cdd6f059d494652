// One database is enough: it is about what is understood and answered.
import { describe } from 'vitest';
import { testTalks, type Talk } from '#server/features/assistant/testing/talks.ts';

const DIRECTORY = /elenco «Consulenti»[^]*richiesta/;

/** Needs told with a cry for help, help with the papers, days left, and names that are only described. */
const TALKS: Talk[] = [
  // a thing to pay for is looked for; who knows the way is a consultant
  [
    null,
    [
      [
        'vorremmo esporre a una fiera a Parigi a maggio ma lo stand costa una follia. chi ci dà una mano?',
        /SIMEST – Fiere/,
        DIRECTORY,
      ],
    ],
  ],
  [null, [['rifare il tetto del capannone è troppo caro, chi ci aiuta?', /Ecobonus/, DIRECTORY]]],
  [null, [['vogliamo assumere un apprendista, chi ci può dare una mano?', /Bonus Giovani/, DIRECTORY]]],
  [null, [['chi ci dà una mano?', DIRECTORY]]],
  [null, [['dobbiamo partecipare a un bando regionale, chi ci aiuta?', DIRECTORY]]],
  [null, [['non ho tempo di seguire le carte, come faccio a farmi seguire da qualcuno di voi?', DIRECTORY]]],
  [null, [['la domanda vorrei affidarla a qualcuno che se ne occupi, si può?', DIRECTORY]]],
  // days left
  [
    null,
    [
      ['quanto tempo mi rimane per la domanda sul welfare aziendale dell’Abruzzo?', /18 dicembre 2026, mancano 33/],
      ['siamo in 9, ce la facciamo come numero?', /ammissibil/],
    ],
  ],
  [null, [['per il welfare aziendale dell’Abruzzo ho ancora tempo?', /18 dicembre 2026, mancano 33/]]],
  [null, [['nuova sabatini: quanto tempo ci mettono a rispondere?', /tempi dell’istruttoria/]]],
  // described by rare words of its name, not called by a common one
  [
    null,
    [
      ['lo sconto sul premio inail per chi investe in sicurezza entro quando si chiede?', /OT23[^]*fine febbraio 2027/],
      ['e di quanto cala?', /28%/],
    ],
  ],
  [null, [['lo sconto inail per chi investe in sicurezza quanto vale?', /OT23/]]],
  [null, [['quando scade horizon sicurezza civile?', /Sicurezza civile»: è in attesa/]]],
  // sums in words
  [
    null,
    [
      ['parlami di Accoglienza turistica di qualità in Calabria', /Regione Calabria/],
      ['e se ne mettiamo quattrocentomila quanti ce ne tornano?', /240\.000/],
      ['su trecento quanti ne prendiamo?', /180\.000/],
      ['quanti ce ne toccano su un milione?', /600\.000/],
    ],
  ],
  // who may be paid before is still asked
  [null, [['il geometra lo posso pagare prima della domanda?', /non contano come avvio dei lavori/]]],
];
describe('a workshop', () => testTalks(TALKS));

/** A long story that ends in whether something exists. */
const STORIES: Talk[] = [
  [
    null,
    [
      [
        'buonasera allora vi spiego, con mia moglie abbiamo preso in mano l’albergo del suocero a Tropea, 18 camere, 2 stelle, cade a pezzi diciamolo. Vorremmo rifarlo da cima a fondo e salire a 3 stelle, il geometra parla di 600mila euro e la banca ci guarda male. Esiste qualcosa che non sia il solito prestito??',
        /trovato:\s+Accoglienza turistica di qualità/,
        /moglie|suocero|avvio dei lavori/,
      ],
      ['quindi su seicentomila quanti ce ne toccano a fondo perduto', /× 60% = 360\.000/],
    ],
  ],
  [
    null,
    [
      [
        'salve, le spiego la situazione: io e mia sorella gestiamo un B&B a Tropea ereditato dalla nonna, sei camere, arredi del 1985 e niente ascensore. L’idea è ristrutturare tutto e aggiungere tre camere nel sottotetto, il perito parla di 200mila euro. Ci sono contributi, non prestiti?',
        /Accoglienza turistica di qualità/,
        /tasso zero|avvio dei lavori/,
      ],
    ],
  ],
];
describe('a hotel', () =>
  testTalks(STORIES, {
    sector: 'tourism',
    atecoCodes: ['55.10.00'],
    region: 'Calabria',
    province: 'VV',
    employees: '6-10',
    revenue: '500k-1m',
  }));
