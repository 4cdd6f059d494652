import { samplePdf } from './samples.ts';

type Page = PDFKit.PDFDocument;
type Expected = {
  entity: string;
  title: string;
  deadline: { day: string; page: number };
  amount: { text: string; page: number };
  rate: { pct: number; page: number };
  requirement: string;
  document: string;
};
type Layout = {
  expected: Expected;
  pages: Record<number, (page: Page) => void>;
  every?: (page: Page, number: number) => void;
};

const PAGES = 40;

/** What fills a call between its facts: days, sums and shares that are none of the applicant's. */
const PROSE = [
  'Visto il Regolamento (UE) 2023/2831 della Commissione del 13 dicembre 2023 relativo agli aiuti de minimis, pubblicato ' +
    'sulla Gazzetta ufficiale del 15 dicembre 2023, per un massimale di 300.000 euro nell’arco di tre anni.',
  'Vista la legge 7 agosto 1990, n. 241, e la deliberazione della Giunta n. 412 del 18 marzo 2026, con la quale sono ' +
    'state stanziate risorse per 12.500.000 euro a valere sul bilancio dell’ente per gli esercizi 2026 e 2027.',
  'Le spese devono essere sostenute e quietanzate entro il 31 ottobre 2028; la rendicontazione finale va trasmessa entro ' +
    'il 30 novembre 2028, pena la decadenza. L’anticipo, pari al 40% del contributo, è garantito da fideiussione.',
  'Non sono ammesse spese per l’IVA recuperabile, per beni usati e per importi unitari inferiori a 500 euro. Le spese ' +
    'generali sono riconosciute in misura forfettaria del 7% dei costi diretti.',
  'Ai fini del controllo il beneficiario conserva la documentazione per dieci anni. Eventuali quesiti possono essere ' +
    'inviati fino al 20 gennaio 2027; le risposte sono pubblicate sul sito dell’ente.',
  'L’imposta di bollo di 16 euro è assolta in modo virtuale. Il fatturato dell’ultimo esercizio non deve superare ' +
    '50.000.000 euro e il capitale deve essere detenuto per almeno il 51% da persone fisiche.',
];

/** What is printed alike on every sheet would be taken for its head: each page names a place of its own. */
const PLACES =
  'Acri Bra Cuneo Dolo Este Fano Gela Imola Jesi Lodi Massa Nola Orvieto Pisa Quarto Rieti Siena Todi Udine Vasto'.split(
    ' ',
  );
const filler = (number: number): string[] =>
  PROSE.map((_, at) => {
    const [one, other] = [PLACES[number % PLACES.length]!, PLACES[(number * 3 + at) % PLACES.length]!];
    return `Per gli uffici di ${one} e di ${other}${number > PLACES.length ? ' e collegati' : ''}: ${PROSE[(at + number) % PROSE.length]!}`;
  });

const write = (page: Page, ...texts: string[]) => {
  for (const text of texts) page.text(text, { width: 430 }).moveDown(0.6);
};
const heading = (text: string) => (page: Page) =>
  void page.font('Helvetica-Bold').text(text).font('Helvetica').moveDown(0.5);

/** Forty pages as bodies of different kinds print them; each knows what must be found in it, and where. */
export const CALL_LAYOUTS: Record<string, Layout> = {
  articoli: {
    expected: {
      entity: 'Regione Basilicata',
      title: 'Macchine nuove per le imprese artigiane',
      deadline: { day: '2027-02-26', page: 23 },
      amount: { text: '60.000,00 euro', page: 17 },
      rate: { pct: 45, page: 17 },
      requirement: 'hanno sede operativa nel territorio regionale alla data di presentazione della domanda',
      document: 'preventivi di spesa di almeno due fornitori',
    },
    every: (page, number) =>
      page
        .fontSize(8)
        .text(`Regione Basilicata – Avviso pubblico – pag. ${String(number)} di 40`)
        .fontSize(11),
    pages: {
      1: (page) => {
        page.fontSize(14).text('Regione Basilicata').text('Direzione generale per lo sviluppo economico').moveDown();
        page
          .text('Avviso pubblico “Macchine nuove per le imprese artigiane')
          .text('e per le piccole imprese manifatturiere”')
          .fontSize(11);
      },
      2: (page) =>
        write(page, 'Indice', 'Art. 4 Soggetti beneficiari ................ 9', 'Art. 12 Termini ............... 23'),
      9: (page) => {
        heading('Art. 4 – Soggetti beneficiari')(page);
        write(page, 'Possono presentare domanda le imprese che possiedono i seguenti requisiti:');
        write(
          page,
          'a) hanno sede operativa nel territorio regionale alla data di presentazione della domanda;',
          'b) sono iscritte all’Albo delle imprese artigiane o al Registro delle imprese con qualifica di piccola impresa manifatturiera;',
          'c) sono in regola con i contributi previdenziali.',
        );
      },
      17: (page) => {
        heading('Art. 8 – Forma e intensità dell’aiuto')(page);
        write(
          page,
          'L’aiuto è concesso nella forma di contributo in conto capitale con un’intensità pari al 45% delle spese ammissibili. ' +
            'Il contributo massimo concedibile per ciascuna impresa non può superare 60.000,00 euro, a fronte di una spesa ' +
            'minima di 15.000,00 euro. Il contributo è maggiorato del 5% per le imprese con rating di legalità.',
        );
      },
      23: (page) => {
        heading('Art. 12 – Termini e modalità')(page);
        write(
          page,
          'La domanda di agevolazione è compilata e inviata esclusivamente sulla piattaforma regionale a partire dalle ore ' +
            '10:00 del 25 gennaio 2027 e fino alle ore 17:00 del 26 febbraio 2027. Le domande inviate fuori termine non sono ammesse.',
        );
      },
      25: (page) => {
        heading('Art. 13 – Documentazione da allegare alla domanda')(page);
        write(
          page,
          '- preventivi di spesa di almeno due fornitori;',
          '- dichiarazione sugli aiuti ricevuti;',
          '- copia del documento del legale rappresentante.',
        );
      },
    },
  },
  schede: {
    expected: {
      entity: 'Camera di Commercio di Cuneo',
      title: 'Bando Voucher Doppia Transizione 2027',
      deadline: { day: '2027-04-30', page: 3 },
      amount: { text: '€ 10.000,00', page: 3 },
      rate: { pct: 50, page: 3 },
      requirement: 'siano micro, piccole o medie imprese con sede nella provincia di Cuneo',
      document: 'Modulo di domanda firmato digitalmente',
    },
    pages: {
      1: (page) => write(page, 'Camera di Commercio di Cuneo', 'Bando Voucher Doppia Transizione 2027'),
      3: (page) => {
        const rows = [
          ['Dotazione finanziaria', '€ 800.000,00'],
          ['Contributo massimo per impresa', '€ 10.000,00'],
          ['Intensità del contributo', '50% delle spese ammissibili'],
          ['Investimento minimo', '€ 4.000,00'],
          ['Apertura dello sportello', '01/03/2027 ore 9:00'],
          ['Chiusura dello sportello', '30/04/2027 ore 16:00'],
          ['Rendicontazione entro il', '30/11/2027'],
        ] as const;
        for (const [at, [name, value]] of rows.entries()) {
          page.text(name, 72, 120 + at * 24, { width: 200 }).text(value, 300, 120 + at * 24, { width: 220 });
        }
      },
      6: (page) => {
        heading('5. BENEFICIARI')(page);
        write(
          page,
          'Sono ammesse alle agevolazioni le imprese che:',
          '• siano micro, piccole o medie imprese con sede nella provincia di Cuneo;',
          '• siano attive e in regola con il diritto annuale;',
        );
      },
      14: (page) => {
        heading('9. DOCUMENTI')(page);
        write(
          page,
          'Alla pratica telematica vanno allegati:',
          '1) Modulo di domanda firmato digitalmente;',
          '2) Preventivi intestati all’impresa.',
        );
      },
    },
  },
  colonne: {
    expected: {
      entity: 'REGIONE AUTONOMA FRIULI VENEZIA GIULIA',
      title: 'Bando per il sostegno alle imprese del commercio di prossimità',
      deadline: { day: '2027-03-15', page: 12 },
      amount: { text: '25.000 euro', page: 11 },
      rate: { pct: 60, page: 11 },
      requirement: 'esercitano il commercio al dettaglio in comuni fino a 3.000 abitanti',
      document: 'relazione sull’attività e sugli interventi',
    },
    pages: {
      1: (page) =>
        write(
          page,
          'BOLLETTINO UFFICIALE',
          'REGIONE AUTONOMA FRIULI VENEZIA GIULIA',
          'Bando per il sostegno alle imprese del commercio di prossimità',
        ),
      10: (page) => {
        page.text('Beneficiari', 60, 100, { width: 220 });
        page.text('Sono beneficiarie le imprese che: a titolo principale', { width: 220 });
        for (const point of [
          'a) esercitano il commercio al dettaglio in comuni fino a 3.000 abitanti;',
          'b) occupano meno di dieci persone.',
        ])
          page.text(point, { width: 220 });
        page.text('Allegati alla domanda', 320, 100, { width: 220 });
        for (const point of ['a) relazione sull’attività e sugli interventi;', 'b) visura aggiornata.'])
          page.text(point, { width: 220 });
      },
      11: (page) =>
        void page.text(
          'Le risorse disponibili ammontano a 2.000.000 euro. Il contributo a fondo perduto è concesso nella misura del 60% della spesa ammessa e comunque entro il limite massimo di 25.000 euro per beneficiario.',
          60,
          100,
          { width: 220 },
        ),
      12: (page) =>
        void page.text(
          'Le istanze, redatte sul modello allegato, sono presentate tramite PEC dal 1° febbraio 2027 al 15 marzo 2027. Il decreto di concessione è adottato entro il 30 giugno 2027.',
          320,
          100,
          { width: 220 },
        ),
    },
  },
  maiuscole: {
    expected: {
      entity: 'COMUNE DI TARANTO',
      title: 'AVVISO PUBBLICO PER LA CONCESSIONE DI CONTRIBUTI ALLE IMPRESE DEL CENTRO STORICO',
      deadline: { day: '2027-06-30', page: 31 },
      amount: { text: '€ 40.000', page: 20 },
      rate: { pct: 70, page: 20 },
      requirement: 'essere iscritti al Registro delle imprese e risultare attivi',
      document: 'planimetria dei locali',
    },
    pages: {
      1: (page) =>
        write(
          page,
          'COMUNE DI TARANTO',
          'AVVISO PUBBLICO PER LA CONCESSIONE DI CONTRIBUTI',
          'ALLE IMPRESE DEL CENTRO STORICO',
        ),
      8: (page) => {
        write(page, 'ARTICOLO 5', 'REQUISITI DI AMMISSIBILITÀ', 'I soggetti richiedenti devono:');
        write(
          page,
          '1. essere iscritti al Registro delle imprese e risultare attivi;',
          '2. non trovarsi in liquidazione o in procedura concorsuale.',
        );
      },
      20: (page) =>
        write(
          page,
          'ARTICOLO 9',
          'ENTITÀ DEL CONTRIBUTO',
          'Il contributo, a fondo perduto, copre il 70% dei costi ammissibili, nel limite di € 40.000 per ciascuna domanda. L’acconto è pari al 30%.',
        ),
      31: (page) =>
        write(
          page,
          'ARTICOLO 14',
          'TERMINE DI PRESENTAZIONE',
          'Le candidature devono pervenire, a pena di esclusione, all’indirizzo di posta elettronica certificata dell’ente entro e non oltre le ore 12:00 del 30.06.2027.',
        ),
      33: (page) => {
        write(
          page,
          'ARTICOLO 15',
          'DOCUMENTAZIONE',
          'Alla candidatura sono allegati:',
          '1. planimetria dei locali;',
          '2. computo metrico.',
        );
      },
    },
  },
  domande: {
    expected: {
      entity: 'Fondazione Imprese Aperte',
      title: 'Bando Botteghe di paese 2027',
      deadline: { day: '2027-05-14', page: 7 },
      amount: { text: 'fino a 18.000 euro', page: 5 },
      rate: { pct: 80, page: 5 },
      requirement: 'gestisci un’attività aperta al pubblico da almeno due anni',
      document: 'il conto economico degli ultimi due anni',
    },
    pages: {
      1: (page) => write(page, 'Fondazione Imprese Aperte', 'Bando Botteghe di paese 2027', 'Le risposte in breve'),
      4: (page) => {
        heading('Chi può partecipare?')(page);
        write(
          page,
          'Puoi partecipare se:',
          '– gestisci un’attività aperta al pubblico da almeno due anni;',
          '– il negozio si trova in un comune montano.',
        );
      },
      5: (page) => {
        heading('Quanto si riceve?')(page);
        write(
          page,
          'La Fondazione ha messo a disposizione 1.200.000 euro. Ogni bottega riceve un contributo fino a 18.000 euro, che copre l’80% dei costi del progetto; un altro 10% è versato dal comune.',
        );
      },
      7: (page) => {
        heading('Quando scade?')(page);
        write(
          page,
          'Hai tempo fino al 14 maggio 2027 per inviare la candidatura. I risultati escono entro il 15 luglio 2027.',
        );
      },
      9: (page) => {
        heading('Cosa serve per fare domanda?')(page);
        write(page, '– il conto economico degli ultimi due anni;', '– due fotografie del negozio.');
      },
    },
  },
  decreto: {
    expected: {
      entity: 'Ministero delle imprese e del made in Italy',
      title: 'Fondo per la ceramica artistica',
      deadline: { day: '2027-06-15', page: 18 },
      amount: { text: 'euro 250.000,00', page: 15 },
      rate: { pct: 50, page: 15 },
      requirement: 'risultano regolarmente costituite e iscritte come attive nel Registro delle imprese',
      document: 'piano degli investimenti con il relativo cronoprogramma',
    },
    pages: {
      1: (page) =>
        write(
          page,
          'Ministero delle imprese e del made in Italy',
          'Decreto direttoriale 2 novembre 2026',
          'Fondo per la ceramica artistica: termini e modalità di presentazione',
        ),
      11: (page) => {
        heading('Art. 5')(page);
        heading('(Soggetti beneficiari)')(page);
        write(
          page,
          '1. Possono beneficiare delle agevolazioni le imprese che:',
          'a) risultano regolarmente costituite e iscritte come attive nel Registro delle imprese;',
          'b) svolgono un’attività con codice ATECO 23.4.',
        );
      },
      15: (page) =>
        write(
          page,
          'Art. 7',
          '(Agevolazioni)',
          '1. Le risorse finanziarie di cui all’art. 3 sono pari a 5 milioni di euro. 2. Le agevolazioni sono concesse nella forma del contributo, nella misura del 50 per cento delle spese, per un importo non superiore a euro 250.000,00 (duecentocinquantamila/00) per impresa.',
        ),
      18: (page) =>
        write(
          page,
          'Art. 9',
          '(Termini)',
          '1. Le istanze di accesso alle agevolazioni possono essere presentate dalle ore 12.00 del giorno 4 maggio 2027 e sino alle ore 12.00 del giorno 15 giugno 2027. 2. Il Ministero, entro il 30 settembre 2027, adotta la graduatoria.',
        ),
      19: (page) => {
        heading('Art. 10')(page);
        heading('(Documentazione)')(page);
        write(
          page,
          '1. All’istanza sono allegati:',
          'a) piano degli investimenti con il relativo cronoprogramma;',
          'b) dichiarazione sostitutiva di atto notorio.',
        );
      },
    },
  },
};

export const callPdf = ({ pages, every }: Layout): Promise<Uint8Array> =>
  samplePdf((page) => {
    for (let number = 1; number <= PAGES; number += 1) {
      if (number > 1) page.addPage();
      page.font('Helvetica').fontSize(11);
      every?.(page, number);
      const draw = pages[number];
      if (draw) draw(page);
      else write(page, ...filler(number));
    }
  });
