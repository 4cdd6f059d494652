import { samplePdf } from './samples.ts';

/** What is printed on a sample, and must be found again. */
type PrintedCompany = { name: string; vat: string; rea: string; town: string; province: string; street: string };

/** The eleventh digit follows from the ten before (DM 23.12.1976). */
export function vatOf(ten: string): string {
  const sum = [...ten].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${ten}${String((10 - (sum % 10)) % 10)}`;
}

type Page = PDFKit.PDFDocument;
type Layout = { company: PrintedCompany; draw: (page: Page, company: PrintedCompany) => void };
const company = (name: string, ten: string, rea: string, town: string, province: string, street: string) => ({
  name,
  vat: vatOf(ten),
  rea,
  town,
  province,
  street,
});
const PROSE =
  'Produzione e commercio di articoli tecnici, lavorazioni per conto di terzi, manutenzione di impianti e macchinari, ' +
  'progettazione e assistenza; la società può compiere ogni operazione mobiliare e immobiliare utile allo scopo sociale. ';

/** Eight ways in which the same facts are printed: as chambers, services and offices of different years lay them out. */
export const VISURA_LAYOUTS: Record<string, Layout> = {
  righe: {
    company: company(
      'FALEGNAMERIA ROSSETTO S.R.L.',
      '0412786025',
      'VI - 398211',
      'SCHIO',
      'VI',
      'VIA DELL’ARTIGIANATO 8',
    ),
    draw: (page, { name, vat, rea, town, province, street }) => {
      page.font('Helvetica-Bold').fontSize(16).text('VISURA ORDINARIA SOCIETÀ DI CAPITALE').moveDown();
      page.font('Helvetica').fontSize(11);
      page.text(`Denominazione: ${name}`).text(`Sede legale: ${town} (${province}) ${street} CAP 36015`);
      page.text(`Partita IVA: ${vat}`).text(`Codice fiscale: ${vat}`).text(`Numero REA: ${rea}`);
      page.text('Forma giuridica: società a responsabilità limitata').text('Data atto di costituzione: 12/03/2009');
      page.text('Capitale sociale: 50.000,00 euro').moveDown().text(PROSE.repeat(2));
    },
  },
  tabella: {
    company: company(
      'OFFICINE MECCANICHE BALDI S.P.A.',
      '0198345012',
      'TO - 871204',
      'MONCALIERI',
      'TO',
      'CORSO TRIESTE 140',
    ),
    draw: (page, told) => {
      page.rect(50, 50, 500, 36).fill('#12355b');
      page
        .fillColor('white')
        .font('Helvetica-Bold')
        .fontSize(14)
        .text('Camera di Commercio - Registro Imprese', 60, 61);
      page.fillColor('black');
      rows(told).forEach(([label, value], at) => {
        const y = 110 + at * 26;
        page.rect(50, y, 170, 26).stroke('#888888').rect(220, y, 330, 26).stroke('#888888');
        page
          .font('Helvetica')
          .fontSize(10)
          .fillColor('#333333')
          .text(label, 56, y + 8);
        page
          .font('Helvetica-Bold')
          .fillColor('black')
          .text(value, 228, y + 8);
      });
      page.font('Helvetica').fontSize(9).text(PROSE.repeat(2), 50, 340, { width: 500 });
    },
  },
  fitta: {
    company: company(
      'CANTINE DEL GARGANO SOCIETÀ COOPERATIVA',
      '0387112071',
      'FG - 287744',
      'VIESTE',
      'FG',
      'CONTRADA PIANO 3',
    ),
    draw: (page, { name, vat, rea, town, province, street }) => {
      page.font('Times-Bold').fontSize(13).text('VISURA STORICA').font('Times-Roman').fontSize(8.5).moveDown();
      page.text(
        `Registro Imprese - Archivio ufficiale della CCIAA. Documento n. T 48811203 estratto dal Registro Imprese in data 03/11/2026`,
      );
      page.moveDown().font('Times-Bold').fontSize(10).text(name).font('Times-Roman').fontSize(8.5);
      page.text(`Indirizzo Sede legale ${town} (${province}) ${street} CAP 71019`);
      page
        .text(`Numero REA ${rea}`)
        .text(`Codice fiscale e n.iscr. al Registro Imprese ${vat}`)
        .text(`Partita IVA ${vat}`);
      page.text('Forma giuridica società cooperativa').text('Data iscrizione 19/02/1996').moveDown();
      page.text(PROSE.repeat(2), { align: 'justify' });
    },
  },
  terminale: {
    company: company(
      'TRASPORTI FRATELLI GALLO S.N.C.',
      '0276540083',
      'IM - 102938',
      'SANREMO',
      'IM',
      'STRADA SOLARO 21',
    ),
    draw: (page, told) => {
      page
        .font('Courier-Bold')
        .fontSize(12)
        .text('*** ANAGRAFE DELLE DITTE ***')
        .moveDown()
        .font('Courier')
        .fontSize(10);
      for (const [label, value] of rows(told)) page.text(`${label.toUpperCase().padEnd(22, '.')}: ${value}`);
      page.moveDown().text(PROSE.toUpperCase());
    },
  },
  coppie: {
    company: company('ALBERGO LIDO AZZURRO S.A.S.', '0155098034', 'NA - 664512', 'POZZUOLI', 'NA', 'VIA NAPOLI 55'),
    draw: (page, { name, vat, rea, town, province, street }) => {
      page.font('Helvetica-Bold').fontSize(18).text(name, 50, 60, { align: 'center', width: 500 });
      page.font('Helvetica').fontSize(9).text('Dati anagrafici dell’impresa', 50, 100, { align: 'center', width: 500 });
      const pairs = [
        ['Partita IVA', vat, 'N. REA', rea],
        ['Codice fiscale', vat, 'Provincia', province],
        ['Comune', town, 'Indirizzo', street],
        ['Addetti', '14', 'Data iscrizione', '07/05/2003'],
      ];
      pairs.forEach((row, at) => {
        row.forEach((words, column) => {
          page.font(column % 2 ? 'Helvetica-Bold' : 'Helvetica').fontSize(10);
          page.text(words, 50 + column * 130, 140 + at * 24);
        });
        page
          .moveTo(50, 158 + at * 24)
          .lineTo(570, 158 + at * 24)
          .stroke('#bbbbbb');
      });
      page.font('Helvetica').fontSize(10).text(PROSE.repeat(2), 50, 260, { width: 500 });
    },
  },
  certificato: {
    company: company('PASTIFICIO COLLI UMBRI S.R.L.', '0330217054', 'PG - 255018', 'GUBBIO', 'PG', 'VIA TIFERNATE 190'),
    draw: (page, { name, vat, rea, town, province, street }) => {
      page.font('Times-Roman').fontSize(14).text('CAMERA DI COMMERCIO DELL’UMBRIA', { align: 'center' });
      page.fontSize(12).text('UFFICIO DEL REGISTRO DELLE IMPRESE', { align: 'center' }).moveDown(2);
      page.text(
        `Si attesta che l’impresa ${name}, con sede in ${town} (${province}), ${street}, partita IVA ${vat}, ` +
          `numero REA ${rea}, è iscritta nel Registro delle Imprese dal 21/09/2011 ed è attiva alla data odierna. ` +
          'La presente è rilasciata il 04/11/2026 per gli usi consentiti dalla legge.',
        { lineGap: 6 },
      );
      page.moveDown().text(PROSE.repeat(2), { lineGap: 6 });
    },
  },
  scheda: {
    company: company('EDIL PRATO COSTRUZIONI S.R.L.', '0221908097', 'PO - 541100', 'PRATO', 'PO', 'VIA PISTOIESE 402'),
    draw: (page, told) => {
      page.rect(0, 0, 612, 792).fill('#f3efe2').fillColor('#2b2b2b');
      page.font('Helvetica-Bold').fontSize(12).text('Visura camerale', 60, 40);
      rows(told).forEach(([label, value], at) => {
        page
          .font('Helvetica')
          .fontSize(7.5)
          .fillColor('#555555')
          .text(label, 60, 80 + at * 40);
        page
          .font('Helvetica')
          .fontSize(11)
          .fillColor('#2b2b2b')
          .text(value, 60, 91 + at * 40);
      });
      page.fontSize(9).text(PROSE.repeat(2), 60, 400, { width: 480 });
    },
  },
  larga: {
    company: company('INFORMATICA SALENTO S.R.L.', '0467120075', 'LE - 310877', 'LECCE', 'LE', 'VIALE GRASSI 12'),
    draw: (page, { name, vat, rea, town, province, street }) => {
      page.font('Helvetica').fontSize(9).text('Sistema informativo - interrogazione posizione', 50, 50);
      page.font('Helvetica-Bold').fontSize(11).text('Ragione sociale', 50, 90).text(name, 330, 90);
      page.font('Helvetica').text('Partita IVA', 50, 116).text(vat, 330, 116);
      page.text('Sede legale', 50, 142).text(`${town} (${province}) ${street}`, 330, 142, { width: 240 });
      page.text('Numero REA', 50, 168).text(rea, 330, 168);
      page.text('Capitale sociale', 50, 194).text('10.000,00 euro', 330, 194);
      page.fontSize(10).text(PROSE.repeat(2), 50, 240, { width: 500 });
    },
  },
};

const rows = ({ name, vat, rea, town, province, street }: PrintedCompany): [string, string][] => [
  ['Denominazione', name],
  ['Partita IVA', vat],
  ['Codice fiscale', vat],
  ['Numero REA', rea],
  ['Sede legale', `${town} (${province}) ${street}`],
  ['Data iscrizione', '15/06/2001'],
];

export const printed = ({ company: told, draw }: Layout): Promise<Uint8Array> =>
  samplePdf((page) => draw(page, told), { margin: 50, size: 'LETTER' });
