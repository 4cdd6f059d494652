// One database is enough: it is about what is understood and answered.
import { testTalks, type Talk } from '#server/features/assistant/testing/talks.ts';

/** Conversations as owners have them, none of which the reading was written for: message and what the answer holds. */
const TALKS: Talk[] = [
  // the record's own answers come before a general rule, the product's help or the verdict
  [
    '/grant/beni-strumentali-nuova-sabatini',
    [
      ['dove si presenta la domanda?', /benistrumentali\.dgiai/],
      ['posso chiedere a due banche?', /investimenti diversi/],
      ['ma il preventivo lo posso chiedere?', /preventiv/],
      ['me li danno tutti insieme o a rate?', /unica soluzione/i],
    ],
  ],
  [
    '/grant/nuova-sabatini-capitalizzazione',
    [['quanto deve essere l’aumento di capitale su un prestito da 100mila?', /30%[^]*30\.000/]],
  ],
  ['/grant/puglia-minipia-turismo', [['ma è aperto adesso?', /sospeso/]]],
  [null, [['credito ricerca e sviluppo: su 300.000 euro di spese quanto mi torna?', /30\.000/]]],
  // two questions under one mark
  [null, [['smart&start: servono garanzie e quanto tempo ci mettono a rispondere?', /senza garanzie[^]*60 giorni/]]],
  [null, [['brevetti+ quando apre e quanto copre?', /25 novembre[^]*80%/]]],
  // what a follow-up leans on
  [
    null,
    [
      ['sabatini, finanziamento di 120mila per un telaio 4.0: quanto contributo?', /12\.120/],
      ['e senza il 4.0?', /9\.240/],
      ['e mo posso firmà dal fornitore?', /prima/],
    ],
  ],
  // the sum of a search is what the grant is asked for; what the firm takes is not
  [
    null,
    [
      ['Voglio comprare macchinari per 300mila euro: che bandi ci sono per noi?', /Sabatini/],
      ['e quanto mi danno sulla Sabatini?', /23\.100/, /Quanto pensi di spendere/],
      ['mi scrivi un messaggio per il commercialista?', /domanda di .{0,20}Nuova Sabatini/, /nome del bando/],
    ],
  ],
  [
    null,
    [
      ['fatturiamo 300mila euro: che bandi ci sono per i macchinari?', /Sabatini/],
      ['e quanto mi danno sulla Sabatini?', /Quanto pensi di spendere/],
    ],
  ],
  [
    null,
    [
      ['ho 80mila euro da spendere in un sito e-commerce, cosa c’è?', /SIMEST/],
      ['il primo quanto copre?', /SIMEST – E-commerce[^]*quota a fondo perduto è 80\.000\s€ × 10%/],
    ],
  ],
  // what is wanted is looked for, even where the grant of another region begins with its name
  [null, [['vorrei fare fotovoltaico sul capannone, 150 kW, spesa 180mila', /ho trovato/, /108\.000/]]],
  // an age told after a sum decides whether there is one: of the owner, or of who is hired
  [
    null,
    [
      ['resto al sud quanto mi danno per 60mila?', /45\.000/],
      ['e se ho 57 anni?', /a 57 anni non puoi/, /45\.000/],
    ],
  ],
  [
    null,
    [
      ['quanto danno al mese col bonus giovani?', /500/],
      ['e se ha 36 anni?', /assume under 35[^]*36 anni non spetta/],
      ['e se ne ha 30?', /età va bene/],
    ],
  ],
  [
    null,
    [
      ['brevetti+ posso chiederlo?', /Brevetti\+/],
      ['chi mi può aiutare?', /consulenti/i, /Deggendorf/],
    ],
  ],
  [
    null,
    [
      ['bandi per nuove imprese in Puglia?', /NIDI/],
      ['e in Piemonte?', /Autoimpiego e creazione d'impresa/],
    ],
  ],
  [null, [['meglio resto al sud o l’autoimpiego della campania?', /Resto al Sud 2\.0[^]*Autoimprenditorialità/]]],
  [null, [['l’agrisolare è ancora aperto?', /9 aprile/]]],
  [null, [['a chi mi rivolgo per avere il FRIE?', /banc/i]]],
  // a person's age, a brother, another seat: the verdict of the same grant
  [
    null,
    [
      ['ho 36 anni e abito a palermo, posso fare resto al sud?', /^No: a 36 anni/],
      ['e mio fratello che ne ha 30?', /^A 30 anni l’età va bene/],
      ['e se ne avesse 40 anni?', /^No: a 40 anni/],
    ],
  ],
  [
    null,
    [
      ['la zes unica vale anche a treviso?', /^No, in Veneto non vale[^]*Campania/],
      ['e se apro una sede a Caserta?', /^(?![^]*Non soddisfatto: territorio)[^]*da verificare/],
    ],
  ],
  // a condition is no plain yes, and what is told is held against it
  [null, [['resto al sud: se ho già la partita iva da un anno posso?', /Con un anno no[^]*ma solo se/]]],
  // one word of another name is only a word where the grant in hand speaks of it
  [
    '/grant/beni-strumentali-nuova-sabatini',
    [
      ['su 250mila quanto mi danno', /19\.250[^]*25\.250/],
      ['e green?', /^Il contributo[^]*25\.250/],
    ],
  ],
  // acronyms, names told by the region, and the aid that everybody calls by its trade
  [null, [['cosa mi dici dell’OT23?', /prevenzione \(OT23\)/]]],
  [null, [['il piccolo credito lazio quanto dà?', /Nuovo Fondo Piccolo Credito/]]],
  [null, [['i contributi autotrasporto quando riaprono?', /nell'autotrasporto»: è in attesa/]]],
  // what is refused is not looked for
  [null, [['non voglio prestiti, solo fondo perduto per macchinari', /a fondo perduto»(?![^]*Sabatini)/]]],
  // two grants and one sum: what each gives, then which to look at first
  [
    null,
    [
      [
        'compriamo un centro di lavoro da 180.000 euro: sabatini o iperammortamento?',
        /13\.860[^]*324\.000[^]*guarderei/,
      ],
      ['quanto mi torna in tutto?', /13\.860[^]*324\.000/],
    ],
  ],
  // a rule goes on
  [
    null,
    [
      ['mi hanno respinto la domanda, posso fare ricorso?', /TAR/],
      ['entro quanti giorni?', /60 giorni/],
    ],
  ],
  [null, [['posso farmi fare una fattura più alta dal fornitore?', /^No, non ti aiuto/]]],
  [null, [['quanto costa la perizia?', /preventivo/]]],
  // rules and the page on screen
  [null, [['se prendo contributi pubblici li devo pubblicare da qualche parte?', /nota integrativa[^]*30 giugno/]]],
  [null, [['siamo in perdita da due anni, possiamo chiedere contributi lo stesso?', /in difficoltà/]]],
  ['/strumenti/de-minimis', [['come funziona questo?', /registro de minimis/]]],
  // what goes on from a rule that was told
  [
    null,
    [
      ['devo avere la polizza catastrofale per i contributi?', /polizza contro le calamità/],
      ['anche se sono in affitto?', /a qualsiasi titolo/],
      ['e quanto costa?', /prezzo lo fa la compagnia/],
    ],
  ],
  [
    null,
    [
      ['quando uno è in difficoltà?', /50%/],
      ['abbiamo capitale 50mila e patrimonio netto 20mila', /manca il 60%[^]*in difficoltà/],
    ],
  ],
  // what it pays for, not who may have it
  [
    null,
    [
      ['la sabatini va bene per un’auto aziendale?', /^Spese ammesse[^]*veicoli/],
      ['e un muletto usato?', /^No, usato no[^]*nuovi di fabbrica/],
    ],
  ],
  [
    null,
    [
      ['cos’è il patent box?', /Patent box/],
      ['vale anche per i marchi?', /esclusi marchi/],
      ['e per il software?', /^(?!No)[^]*software protetto/],
    ],
  ],
  // two wishes, each searched; a comparison without the word for it
  [null, [['cerco bandi per un forno e per assumere un apprendista', /«forno»[^]*«assumere apprendista»/]]],
  [null, [['fondimpresa o fondo nuove competenze?', /^A confronto:[^]*Fondimpresa[^]*Fondo Nuove Competenze/]]],
  [null, [['siamo una srl normale, non una startup: smart&start lo possiamo fare?', /non è ammissibile/]]],
  // by the month, by the increase, by the ceiling, by the days
  [
    null,
    [
      ['incentivi per assumere giovani', /Bonus Giovani/],
      ['e quanto al mese?', /500\s€ al mese per persona e 650\s€ nelle regioni ZES/],
      ['e per tre persone?', /3 persone/],
      ['e all’anno?', /= al massimo 6\.000/],
    ],
  ],
  [
    null,
    [['12mila di pubblicità sul giornale, l’anno scorso 8mila: bonus pubblicità quanto?', /= 4\.000[^]*= 3\.000/]],
  ],
  [
    null,
    [
      ['40mila di spesa al 50% quanto fa? con tetto 15mila', /= 20\.000[^]*15\.000/],
      ['e al 30%?', /= 12\.000/],
    ],
  ],
  [
    null,
    [
      ['firmo il contratto il 20 dicembre e la domanda la mando il 10 gennaio, va bene?', /la firma viene prima/],
      ['e il contrario?', /^Così sì/],
    ],
  ],
  [null, [['siamo 60 dipendenti e 8 milioni di fatturato, siamo ancora piccola impresa?', /risult[ai] media impresa/]]],
  // the record does not speak of it: so it is said, and the card is not told again
  ['/grant/conto-termico-3-0-imprese', [['e se il capannone ha il tetto verde?', /non parla di|tetto/]]],
];

testTalks(TALKS);
