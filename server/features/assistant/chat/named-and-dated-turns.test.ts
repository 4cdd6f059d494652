// One database is enough: it is about what is understood and answered.
import { testTalks, type Talk } from '#server/features/assistant/testing/talks.ts';

/** Names told apart, days and figures told in passing, and what follows a rule. */
const TALKS: Talk[] = [
  // one of a family by a word of its own, one of two by its region
  [null, [['sono un architetto, posso avere il finanziamento simest per fare una fiera a Dubai?', /SIMEST – Fiere/]]],
  [
    null,
    [
      [
        'che differenza c’è tra il fondo garanzie pmi dell’umbria e il fondo di garanzia nazionale?',
        /^A confronto[^]*Fondo Garanzie PMI[^]*Fondo di garanzia per le PMI/,
      ],
    ],
  ],
  [
    null,
    [
      ['mi spieghi il bando sviluppo competenze specialistiche per il mezzogiorno?', /Sviluppo competenze/],
      ['ci posso mettere anche il corso sicurezza obbligatorio?', /obbligator/],
    ],
  ],
  // what goes on from the room under the ceiling
  [
    null,
    [
      ['abbiamo avuto 60mila di de minimis il 3 dicembre 2023 e 110mila a giugno 2024: quanto resta?', /130\.000/],
      ['su quanti anni si calcola?', /3 anni prima della nuova concessione/],
    ],
  ],
  [
    null,
    [
      ['abbiamo avuto 60mila di de minimis il 3 dicembre 2023 e 110mila a giugno 2024: quanto resta?', /130\.000/],
      ['e se la concessione nuova arriva il primo febbraio 2027?', /1º febbraio 2027[^]*190\.000/],
    ],
  ],
  [
    null,
    [
      ['un prestito agevolato da 100mila mi mangia 100mila di de minimis?', /elemento di aiuto|ESL/i],
      ['e si guarda il giorno in cui mi arrivano i soldi?', /giorno della concessione/],
    ],
  ],
  // sums that do not grow, or end at a share of what the firm takes
  ['/grant/lombardia-rafforza-innova', [['se spendo 150mila quanto danno?', /è fisso: 30\.000/]]],
  [
    null,
    [
      [
        'vogliamo donare 40mila euro per un restauro e fatturiamo 3 milioni: con l’art bonus quanto recuperiamo?',
        /26\.000[^]*15\.000/,
      ],
    ],
  ],
  // the people of the owner are not one's own
  [
    null,
    [
      [
        'noi siamo 38, ma una spa che ha 60 dipendenti ha il 30% delle nostre quote. siamo ancora piccola impresa?',
        /38 \+ 30% di 60 = 56 addetti/,
      ],
    ],
  ],
  // papers by their day, and what others owe
  [null, [['il durc è del 20 agosto, la domanda la mando il 10 dicembre: va bene?', /Di regola sì[^]*18 dicembre/]]],
  [
    null,
    [
      [
        'un cliente grosso non ci ha pagato 300mila euro ed è imputato per bancarotta fraudolenta. c’è un aiuto per chi si trova così?',
        /mancati pagamenti/,
      ],
    ],
  ],
  // whose words they are, and what becomes of a firm that is wound up
  [
    null,
    [
      ['come capisco se un consulente è bravo prima di scrivergli?', /Guarda i fatti/],
      ['e se nella domanda scrive cose non vere, ci rimette lui o io?', /Ne risponde l’impresa/],
    ],
  ],
  [
    null,
    [['abbiamo messo in liquidazione una società, può ancora prendere contributi?', /^Di regola no: una società/]],
  ],
  [null, [['se mi si spegne il computer mentre scrivo perdo tutto?', /si salva da solo/]]],
  // a showroom is not a firm to be; who helps to pay is not who advises
  [null, [['vorremmo aprire uno showroom a chicago, esiste un finanziamento?', /SIMEST – Inserimento mercati/]]],
  ['/grant/women-techeu', [['ci possiamo candidare anche noi?', /non è ammissibile/]]],
  // a theme beside its region, and two of nearly one name
  [null, [['fiere sicilia: quanto rimborsano su 12mila euro?', /^La scheda di «Partecipazione a eventi/]]],
  [null, [['bando artigianato sardegna, com’è fatto?', /^«Voucher per l.innovazione dell.artigianato»/, /Liguria/]]],
  [
    null,
    [
      [
        'che differenza c’è fra la garanzia per le imprese dell’Umbria e il fondo di garanzia nazionale?',
        /^A confronto/,
      ],
    ],
  ],
  [
    null,
    [
      ['e quello sardo per le nuove imprese innovative?', /^«Sostegno allo sviluppo delle nuove imprese/],
      ['il voucher dell’artigianato invece mi paga un tornio?', /35%/],
    ],
  ],
  [
    null,
    [
      ['abbiamo mandato la comunicazione per il credito zes in primavera. adesso che scadenze ho?', /17 gennaio 2027/],
      ['e se il ragioniere se la scorda?', /decade/],
    ],
  ],
  [
    null,
    [
      ['contratti di sviluppo, com’è?', /./],
      ['anzi, quelli per i microchip: da quando si può chiedere?', /Semiconduttori[^]*aprile 2024/],
    ],
  ],
  [null, [['c’è qualcosa nel Lazio che garantisca il mutuo in banca?', /affinità|Lazio/, /prometterlo/]]],
];

testTalks(TALKS);
