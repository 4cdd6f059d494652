import { describe, expect, test } from 'vitest';
import { quickest } from '#domain/testing/quickest.ts';
import { INJECTIONS } from '#domain/assistant/testing/injections.ts';
import { EMPTY_COMPANY, type CompanyFields } from '#domain/companies/company-profile.ts';
import { analyseDocument, checkDocument } from './analyse-document.ts';
import { findFields } from './find-fields.ts';
import { findingsOf } from './find-findings.ts';
import { isSameName } from './same-name.ts';

const COMPANY: CompanyFields = {
  ...EMPTY_COMPANY,
  companyName: 'Officine Brenta Srl',
  roleInCompany: 'Titolare',
  sector: 'manufacturing',
  vatNumber: '03512340286',
  employeesExact: 18,
  revenueExact: 2_400_000,
  atecoCodes: ['25.62.00'],
};
const VISURA = `CAMERA DI COMMERCIO DI PADOVA
REGISTRO DELLE IMPRESE - VISURA ORDINARIA
Denominazione: OFFICINE BRENTA S.R.L.
Partita IVA: 03512340286
Numero REA: PD - 123456
PEC: officine@pec.example
Codice ATECO: 25.62.00
Capitale sociale: Euro 50.000,00
Addetti: 18
Estratto il 03/11/2026`;
const BILANCIO = `BILANCIO ABBREVIATO AL 31/12/2025
OFFICINE BRENTA S.R.L.
Stato patrimoniale
Totale attivo 1.850.000
Conto economico
Ricavi delle vendite e delle prestazioni: 2.310.000,00
Utile (perdita) d'esercizio 95.400`;
const found = (text: string) => Object.fromEntries(analyseDocument(text).fields.map(({ field, raw }) => [field, raw]));

describe('what a document states', () => {
  test('a visura: name, codes, capital, people, date', () => {
    expect(analyseDocument(VISURA).detectedType).toBe('visura');
    expect(found(VISURA)).toMatchObject({
      companyName: 'OFFICINE BRENTA S.R.L.',
      vatNumber: '03512340286',
      pec: 'officine@pec.example',
      atecoCode: '25.62.00',
      shareCapital: '50000',
      employees: '18',
      issuedOn: '2026-11-03',
    });
  });
  test('a balance sheet: revenue, assets, profit', () => {
    expect(analyseDocument(BILANCIO).detectedType).toBe('bilancio');
    expect(found(BILANCIO)).toMatchObject({ revenue: '2310000', totalAssets: '1850000', profit: '95400' });
  });
  test('a certificate: standard and expiry', () => {
    const text =
      'CERTIFICATO DI CONFORMITÀ. Si certifica che Officine Brenta Srl applica la norma UNI EN ISO 9001:2015. Valido fino al 30/06/2026.';
    expect(analyseDocument(text).detectedType).toBe('certificazione');
    expect(found(text)).toMatchObject({ standard: 'UNI EN ISO 9001:2015', expiresOn: '2026-06-30' });
  });
  test('an identity card', () => {
    const text =
      'REPUBBLICA ITALIANA\nCARTA D’IDENTITÀ\nCognome ROSSI Nome MARIO nato a Padova\nCodice fiscale RSSMRA80A01G224W\nScadenza 01/01/2030';
    expect(analyseDocument(text).detectedType).toBe('documento_identita');
  });
  test('a wrong check digit is no VAT number', () => {
    expect(found('Documento di prova. Partita IVA: 03512340287 di qualcuno')).not.toHaveProperty('vatNumber');
  });
  test('nothing to read', () => {
    expect(analyseDocument('  \n ')).toEqual({ fields: [], detectedType: null, hasText: false });
  });
});

/** As the register prints it: labels and values on lines of their own, capitals, no colons. */
const REGISTER = `Registro Imprese
Archivio ufficiale della CCIAA
VISURA ORDINARIA SOCIETA' DI CAPITALE
TORNERIA DEL PIAVE S.R.L.
DATI ANAGRAFICI
Indirizzo Sede legale
SAN DONA' DI PIAVE (VE) VIA DELLE
INDUSTRIE 12 CAP 30027
Domicilio digitale/PEC torneria@pec.example
Numero REA VE - 412345
Codice fiscale e n.iscr. al
Registro Imprese
03512340286
Partita IVA 03512340286
Forma giuridica società a responsabilita' limitata
Data atto di costituzione 12/03/2009
Data iscrizione 25/03/2009
ATTIVITA'
Attività prevalente lavorazioni meccaniche per conto terzi
Codice ATECO 25.62
L'IMPRESA IN CIFRE
Capitale sociale 50.000,00
Addetti al 30/06/2026 34
Soci 2`;

describe('a visura as the register prints it', () => {
  test('every field is found under its label', () => {
    expect(found(REGISTER)).toMatchObject({
      companyName: 'TORNERIA DEL PIAVE S.R.L.',
      vatNumber: '03512340286',
      taxCode: '03512340286',
      legalForm: 'srl',
      address: 'Via delle Industrie 12, 30027',
      city: "San Dona' di Piave",
      province: 'VE',
      foundedOn: '2009-03-12',
      registeredOn: '2009-03-25',
      atecoCode: '25.62',
      reaNumber: 'VE - 412345',
      pec: 'torneria@pec.example',
      employees: '34',
      shareCapital: '50000',
    });
  });
  test.each([
    ['Sede legale: Via Roma 1, 35129 Padova (PD)', 'Via Roma 1, 35129', 'Padova', 'PD'],
    ['Indirizzo Sede legale MILANO (MI) CORSO BUENOS AIRES 5 CAP 20124', 'Corso Buenos Aires 5, 20124', 'Milano', 'MI'],
    ['sede in Reggio Calabria (RC), via Aschenez 7', 'via Aschenez 7', 'Reggio Calabria', 'RC'],
  ])('%s', (line, address, city, province) => {
    expect(found(`Visura di prova della società\n${line}\nPartita IVA 03512340286`)).toMatchObject({
      address,
      city,
      province,
    });
  });
  test.each([
    ['Forma giuridica: società a responsabilità limitata semplificata', 'srls'],
    ['Forma giuridica impresa individuale', 'ditta-individuale'],
    ['Forma giuridica societa per azioni', 'spa'],
    ['Forma giuridica srl. Iscritta nella sezione speciale in qualità di start-up innovativa', 'startup-innovativa'],
  ])('%s', (line, form) => {
    expect(found(`Visura di prova\n${line}`)).toMatchObject({ legalForm: form });
  });
  test('words that only look like a label are none', () => {
    const text = "Nell'aula 12 della sede Roma. L'IMPRESA IN CIFRE. Area 45678. Il socio è una società per azioni.";
    expect(found(text)).toEqual({});
  });
});

describe('against the company', () => {
  const outcomes = (
    text: string,
    type: 'visura' | 'bilancio' | 'certificazione',
    company: CompanyFields | null = COMPANY,
  ) =>
    Object.fromEntries(
      checkDocument(analyseDocument(text), company, type, '2026-11-15').map(({ field, outcome }) => [field, outcome]),
    );

  test('everything agrees', () => {
    expect(outcomes(VISURA, 'visura')).toEqual({
      documentType: 'corrisponde',
      companyName: 'corrisponde',
      vatNumber: 'corrisponde',
      atecoCode: 'corrisponde',
      employees: 'corrisponde',
    });
  });
  test('another company, another kind of document', () => {
    const other = VISURA.replace('OFFICINE BRENTA', 'MOBILI ROSSI').replace('03512340286', '05123450289');
    expect(outcomes(other, 'bilancio')).toMatchObject({
      documentType: 'diverso',
      companyName: 'diverso',
      vatNumber: 'diverso',
    });
  });
  test('near figures are to be checked, far ones differ', () => {
    expect(outcomes(BILANCIO, 'bilancio')).toMatchObject({ revenue: 'da_verificare', vatNumber: 'non_trovato' });
    expect(outcomes(BILANCIO, 'bilancio', { ...COMPANY, revenueExact: 9_000_000 })).toMatchObject({
      revenue: 'diverso',
    });
  });
  test('an expired certificate', () => {
    expect(outcomes('Si certifica che ISO 9001, valido fino al 30/06/2026', 'certificazione', null)).toMatchObject({
      expiresOn: 'diverso',
    });
  });
});

test.each(INJECTIONS)('an order in the document changes nothing: %s', (order) => {
  const lines = VISURA.split('\n');
  const hostile = [...lines.slice(0, 4), order, ...lines.slice(4), order].join('\n');
  const values = (text: string) => analyseDocument(text).fields.map(({ field, raw }) => [field, raw]);
  expect(values(hostile)).toEqual(values(VISURA));
  expect(JSON.stringify(analyseDocument(hostile))).not.toContain(order);
});

test.each([
  ['OFFICINE BRENTA S.R.L.', true],
  ['Officine Brenta Società a', true],
  ['Mobili Rossi Srl', false],
  ['Srl', false],
])('%s is Officine Brenta Srl: %s', (name, isSame) => {
  expect(isSameName('Officine Brenta Srl', name)).toBe(isSame);
});

test('an innovative startup is a limited company too: its visura is no mismatch', () => {
  const analysed = analyseDocument('Visura di prova\nForma giuridica: società a responsabilità limitata');
  const formOf = (legalForm: 'startup-innovativa' | 'snc') =>
    checkDocument(
      analysed,
      { ...EMPTY_COMPANY, companyName: 'Radiante', roleInCompany: '', sector: 'healthcare', legalForm },
      'visura',
      '2026-11-15',
    ).find(({ field }) => field === 'legalForm');
  expect([formOf('startup-innovativa')?.outcome, formOf('snc')?.outcome]).toEqual(['corrisponde', 'diverso']);
});

/** Each of these once took time by the square of its length: minutes for a file that anybody may send. */
test.each(['1', '.', 'A', '[', '![', '[a](', '<script', '{{', 'a. ', 'sede '])(
  'a document of nothing but %j is read as fast as any other',
  async (piece) => {
    const read = () => analyseDocument(`${piece.repeat(60_000 / piece.length)}x`);
    expect(await quickest(5_000, read)).toBeLessThan(5_000);
  },
);

test.each([
  ['Addetti: 1.250', '1250'],
  ['La società occupa 1.250 dipendenti.', '1250'],
  ['Numero medio dei dipendenti 18', '18'],
])('people are counted with their thousands: %s', (text, raw) => {
  expect(findFields(text).find(({ field }) => field === 'employees')?.raw).toBe(raw);
});

test('the lines of a balance sheet: a loss by its name, the capital by its number', () => {
  const { fields } = analyseDocument(
    'BILANCIO AL 31/12/2025 Stato patrimoniale\nA) Patrimonio netto\n I - Capitale 20.000\nTotale patrimonio netto 8.000\nPerdita d’esercizio 12.500',
  );
  const raw = (field: string) => fields.find((one) => one.field === field)?.raw;
  expect([raw('shareCapital'), raw('equity'), raw('profit')]).toEqual(['20000', '8000', '-12500']);
});

describe('what a document means for a verdict', () => {
  const kinds = (text: string) => findingsOf(analyseDocument(text), '2026-11-16').map(({ kind }) => kind);

  test('revenue is not the value of production', () => {
    const text = `${BILANCIO}\nTotale valore della produzione 2.480.000`;
    expect(found(text)).toMatchObject({ revenue: '2310000', productionValue: '2480000' });
    expect(found('BILANCIO AL 31/12/2025\nStato patrimoniale\nValore della produzione 900.000')).not.toHaveProperty(
      'revenue',
    );
  });
  test('equity under half the capital, and equity that holds', () => {
    const sheet = (equity: string) =>
      `BILANCIO AL 31/12/2025\nStato patrimoniale\nCapitale sociale 100.000\nTotale patrimonio netto ${equity}`;
    expect(kinds(sheet('42.000'))).toEqual(['lost_capital']);
    expect(kinds(sheet('180.000'))).toEqual(['equity_holds']);
  });
  test('an old visura and a fresh one', () => {
    expect(kinds(VISURA.replace('03/11/2026', '03/02/2026'))).toContain('old_visura');
    expect(kinds(VISURA)).not.toContain('old_visura');
  });
  test('an expired DURC, by its own day or counted from its issue', () => {
    expect(kinds('DURC online. Rilasciato il 01/03/2026 a Officine Brenta Srl, regolarità contributiva.')).toEqual([
      'durc_expired',
    ]);
    expect(kinds('DURC online: regolarità contributiva. Scadenza validità 30/12/2026.')).toEqual([]);
  });
});
