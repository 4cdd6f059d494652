import { describe, expect, test } from 'vitest';
import { isAsked } from './asked-documents.ts';
import { checklistOf, type KeptDocument } from './checklist.ts';
import { kindNamed } from './document-kinds.ts';
import { dateProblems, expiryOf, replacedIds, stateOf } from './validity.ts';

const TODAY = '2026-11-16';
const kept = (changes: Partial<KeptDocument>): KeptDocument => ({
  id: 'a',
  title: 'Carta',
  kind: 'altro',
  issuedOn: null,
  validUntil: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  ...changes,
});

test.each([
  ['durc', '2026-08-01', '2026-11-29'],
  ['visura', '2026-05-31', '2026-11-30'],
  ['visura', '2026-08-31', '2027-02-28'],
  ['rating_legalita', '2025-01-10', '2027-01-10'],
  ['parita_genere', '2024-02-29', '2027-02-28'],
  ['bilancio', '2026-04-30', null],
] as const)('%s of %s holds until %s (DOC-2)', (kind, issuedOn, until) => {
  expect(expiryOf({ kind, issuedOn, validUntil: null })?.day ?? null).toBe(until);
});

test('the person’s own day counts more than a rule', () => {
  expect(expiryOf({ kind: 'durc', issuedOn: '2026-08-01', validUntil: '2026-12-24' })).toEqual({
    day: '2026-12-24',
    rule: null,
  });
});

test.each([
  [{ kind: 'durc', issuedOn: '2026-07-19' }, 'in_scadenza'], // ends today, which still counts
  [{ kind: 'durc', issuedOn: '2026-07-18' }, 'scaduto'],
  [{ kind: 'durc', issuedOn: '2026-11-01' }, 'valido'],
  [{ kind: 'durc' }, 'da_datare'],
  [{ kind: 'documento_identita' }, 'da_datare'],
  [{ kind: 'bilancio' }, 'senza_scadenza'],
  [{ kind: 'altro', validUntil: '2026-12-16' }, 'in_scadenza'],
  [{ kind: 'altro', validUntil: '2026-12-17' }, 'valido'],
] as const)('%o is %s', (changes, state) => {
  expect(stateOf(kept(changes), TODAY)).toBe(state);
});

test('days that cannot be are named', () => {
  expect(dateProblems({ issuedOn: '2026-11-17', validUntil: '2026-11-01' }, TODAY)).toEqual([
    { field: 'issuedOn', problem: 'in_future' },
    { field: 'validUntil', problem: 'before_issue' },
  ]);
  expect(dateProblems({ issuedOn: TODAY, validUntil: TODAY }, TODAY)).toEqual([]);
});

test('a newer DURC takes the place of the older one; balance sheets stand side by side', () => {
  const documents = [
    kept({ id: 'old', kind: 'durc', issuedOn: '2026-03-01' }),
    kept({ id: 'new', kind: 'durc', issuedOn: '2026-10-01' }),
    kept({ id: '2024', kind: 'bilancio' }),
    kept({ id: '2025', kind: 'bilancio' }),
  ];
  expect([...replacedIds(documents)]).toEqual(['old']);
});

test.each([
  ['DURC valido alla data della domanda', 'durc'],
  ['Ultimi due bilanci depositati, o redditi e prospetti contabili', 'bilancio'],
  ['Tabella di bilancio dettagliata LIFE', null],
  ['Bilancio previsionale per le imprese di nuova costituzione', null],
  ['Polizza contro calamità naturali ed eventi catastrofali', 'polizza_catastrofi'],
  ['Documento d’identità del firmatario', 'documento_identita'],
  ['Piano per la parità di genere: enti pubblici, università, ricerca', null],
  ['Certificazione della parità di genere UNI/PdR 125', 'parita_genere'],
  ['Nessun preventivo o fattura da allegare alla domanda', null],
  ['Piano d’impresa su modulistica Invitalia', 'business_plan'],
  ['Dichiarazione de minimis', 'dichiarazione_de_minimis'],
  ['visura_camerale-2026.pdf', 'visura'],
  ['Durc_ottobre.PDF', 'durc'],
  ['carta identita Zanetti.jpg', 'documento_identita'],
  ['IMG_2034.jpg', null],
] as const)('“%s” speaks of %s', (words, kind) => {
  expect(kindNamed(words)).toBe(kind);
});

test.each([
  ['Nessun preventivo o fattura da allegare alla domanda', false],
  ['Di solito nessun codice PIC richiesto', false],
  ['Non servono allegati', false],
  ['Non si allegano preventivi', false],
  ['DURC: non richiesto', false],
  ['I bilanci non vanno allegati in fase di domanda.', false],
  ['Marca da bollo (non per agricoltura e pesca)', true],
  ['Perizia giurata (non richiesta sotto 300.000 €)', true],
  ['Business plan per startup non valutabili', true],
  ['Prova dei diritti sul risultato, se non si era partner', true],
  ['Non serve la visura, salvo per le imprese estere', true],
  ['Dichiarazione che il DURC non è dovuto', true],
  ['Nulla osta paesaggistico', true],
  ['Preventivi di spesa', true],
] as const)('“%s” is a paper to bring: %s', (line, isPaper) => {
  expect(isAsked(line)).toBe(isPaper);
});

describe('the list of a grant minus what is there (DOC-4)', () => {
  const asked = ['DURC regolare', 'Visura camerale', 'Modulo di domanda', 'Documento d’identità'];
  const documents = [
    kept({ id: 'd', kind: 'durc', title: 'DURC luglio', issuedOn: '2026-08-10' }), // until 8 December
    kept({ id: 'v', kind: 'visura', title: 'Visura', issuedOn: '2026-11-02' }),
  ];
  const base = { asked, attached: [], settled: [], documents, deadline: '2026-12-20', today: TODAY };

  test('what is in the vault, what ends before the deadline, what is missing', () => {
    expect(checklistOf(base).map(({ state, endsTooSoon }) => [state, endsTooSoon])).toEqual([
      ['pronto', true],
      ['pronto', false],
      ['manca', false],
      ['manca', false],
    ]);
  });
  test('a line that says nothing is to be brought is no line of the list', () => {
    const lines = checklistOf({ ...base, asked: ['Nessun preventivo da allegare alla domanda', ...asked] });
    expect(lines.map(({ document }) => document)).toEqual(asked);
  });
  test('on the last day it still holds; without a deadline today counts', () => {
    expect(checklistOf({ ...base, deadline: '2026-12-08' })[0]?.endsTooSoon).toBe(false);
    expect(checklistOf({ ...base, deadline: '2026-12-09' })[0]?.endsTooSoon).toBe(true);
    expect(checklistOf({ ...base, deadline: null })[0]?.endsTooSoon).toBe(false);
  });
  test('an attached copy is judged by the document it came from, a tick by nothing', () => {
    const lines = checklistOf({
      ...base,
      attached: [{ document: 'DURC regolare', documentId: 'd' }],
      settled: ['Modulo di domanda'],
    });
    expect(lines[0]).toMatchObject({ state: 'allegato', endsTooSoon: true, expiresOn: '2026-12-08' });
    expect(lines[2]).toMatchObject({ state: 'segnato', documentId: null });
  });
});
