import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REFUSAL_CODES, type ImportSource } from '#domain/imports/codes.ts';
import { draftsOf } from '#domain/imports/drafts-of.ts';
import { refusalText } from '#messages/imports/imports.ts';
import { readFile } from './read-file.ts';
import { readText } from './read-text.ts';
import type { Reading } from './reading.ts';

fc.configureGlobal({ seed: 1 }); // every run sees the same

const bytes = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;
const read = (content: unknown, source: ImportSource = 'incentivi'): Reading =>
  readFile(
    source,
    bytes(typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content)),
  );
const refusal = (content: unknown, source?: ImportSource) => {
  const reading = read(content, source);
  return reading.ok ? null : reading.refusal.code;
};

const record = { ID_Incentivo: 1, Titolo: 'Perché no' };
const csv = 'ID_Incentivo;Titolo;Descrizione\n1;"Bando ""A""; prima";"due\nrighe"\n2;Perché;x\n';

describe('a JSON file', () => {
  test.each([
    ['the Solr envelope', { response: { numFound: 1, docs: [record] } }, true],
    ['the official sample with its source', { _licence: 'x', response: { numFound: 1, docs: [record] } }, true],
    ['a partial answer', { response: { numFound: 9, docs: [record] } }, false],
    ['documents without a total', { docs: [record] }, false],
    ['a plain array', [record], false],
  ])('%s', (_, content, isComplete) => {
    expect(read(content)).toMatchObject({ ok: true, records: [record], isComplete });
  });

  test('an answer of the EU portal says how many there are', () => {
    const results = [{ reference: 'r', metadata: { identifier: ['X'] } }];
    expect(read({ totalResults: 2, results }, 'sedia')).toMatchObject({ total: 2, isComplete: false });
  });

  test.each([
    ['nothing', '', 'empty_file'],
    ['spaces', ' \n ', 'empty_file'],
    ['an error page', '<!doctype html><h1>403</h1>', 'html_page'],
    ['half a file', '{"response":{"docs":[{"ID_Incentivo":1,"Tit', 'broken_json'],
    ['another object', '{"a":1}', 'unknown_shape'],
    ['a list of numbers', '[1,2]', 'unknown_shape'],
    ['an empty answer', { response: { numFound: 0, docs: [] } }, 'no_records'],
    ['zeros inside', '[{"ID_Incentivo":1,"Titolo":"a\0b"}]', 'not_text'],
    ['an image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]), 'not_text'],
    ['a spreadsheet', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'not_text'],
    ['a bomb of brackets', '['.repeat(2_000_000), 'too_deep'],
    ['a prototype key', '[{"ID_Incentivo":1,"Titolo":"a","__proto__":{"isAdmin":true}}]', 'hostile_keys'],
    ['plain words', 'ciao', 'unknown_shape'],
    ['records of nobody', [{ a: 1 }], 'wrong_source'],
  ])('%s is refused', (_, content, code) => expect(refusal(content)).toBe(code));

  test('a table of one’s own that lacks required columns says which', () => {
    expect(read('nome;ente;livello;link\nBando;Ente;nazionale;https://ente.example', 'generic')).toEqual({
      ok: false,
      refusal: { code: 'columns_missing', params: { columns: 'forma_aiuto, sintesi' } },
    });
    expect(refusal('a;b\n1;2', 'generic')).toBe('wrong_source');
  });

  test('a file of another source says whose it is', () => {
    expect(read([{ metadata: {} }])).toEqual({
      ok: false,
      refusal: { code: 'wrong_source', params: { found: 'sedia' } },
    });
    expect(refusal([record], 'generic')).toBe('wrong_source');
  });

  test('a file beyond the limit is not even read', () => {
    expect(readFile('incentivi', bytes(JSON.stringify([record])), 10)).toMatchObject({
      refusal: { code: 'too_large' },
    });
  });

  test('one enormous field costs its own record only', () => {
    const reading = read([record, { ...record, ID_Incentivo: 2, Descrizione: 'a'.repeat(10_000_000) }]);
    const batch = draftsOf('incentivi', reading.ok ? reading.records : [], '2026-11-15');
    expect(batch.rejected.map((item) => item.reasons[0]?.code)).toEqual(['aid_form_missing', 'field_too_long']);
  });
});

describe('a CSV file', () => {
  test('quotes, line ends inside cells and the mark of UTF-8 are read', () => {
    const expected = {
      ok: true,
      isComplete: false,
      records: [
        { ID_Incentivo: '1', Titolo: 'Bando "A"; prima', Descrizione: 'due\nrighe' },
        { ID_Incentivo: '2', Titolo: 'Perché', Descrizione: 'x' },
      ],
    };
    expect(read(csv)).toMatchObject(expected);
    expect(read(`\ufeff${csv}`)).toMatchObject(expected);
    expect(read('ID_Incentivo,Titolo\n2,Perché\n')).toMatchObject({ records: [{ Titolo: 'Perché' }] });
  });

  test('old exports in Latin-1 and files in UTF-16 keep their accents', () => {
    expect(read(new Uint8Array(Buffer.from(csv, 'latin1')))).toMatchObject({ records: [{}, { Titolo: 'Perché' }] });
    const wide = new Uint8Array([0xff, 0xfe, ...Buffer.from(csv, 'utf16le')]);
    expect(read(wide)).toMatchObject({ records: [{}, { Titolo: 'Perché' }] });
  });

  test.each([
    ['an open quote', 'ID_Incentivo;Titolo\n1;"aperto\n', 'broken_csv'],
    ['a row wider than the header', 'ID_Incentivo;Titolo\n1;a;b;c\n', 'broken_csv'],
    ['a header alone', 'ID_Incentivo;Titolo\n', 'no_records'],
    ['a prototype column', 'ID_Incentivo;Titolo;__proto__\n1;a;b\n', 'hostile_keys'],
    ['another table', 'a;b\n1;2\n', 'wrong_source'],
  ])('%s is refused', (_, content, code) => expect(refusal(content)).toBe(code));
});

describe('any bytes at all', () => {
  const isFair = (reading: Reading) => reading.ok || REFUSAL_CODES.includes(reading.refusal.code);

  test('are read or refused with a reason, never thrown at the caller', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom<ImportSource>('incentivi', 'sedia', 'generic'),
        (data, source) => {
          expect(isFair(readFile(source, data))).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
    expect(readText(new Uint8Array()).ok).toBe(false);
  });

  test('records of any content become drafts or rejections, one for one', () => {
    const names = [
      'ID_Incentivo',
      'Titolo',
      'Regioni',
      'Forma_agevolazione',
      'Codici_ATECO',
      'Data_chiusura',
      'Note_di_apertura_chiusura',
      'nome',
      'forma_aiuto',
      'livello',
      'metadata',
    ];
    const anyRecord = fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 }), {
      maxKeys: names.length,
    });
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 5 }), (records) => {
        for (const source of ['incentivi', 'generic'] as const) {
          const batch = draftsOf(source, records, '2026-11-15');
          expect(batch.drafts.length + batch.rejected.length).toBe(records.length);
        }
        draftsOf('sedia', records, '2026-11-15');
      }),
      { numRuns: 500 },
    );
  });

  test('a good file with any one byte damaged is read or refused', () => {
    const good = bytes(JSON.stringify({ response: { numFound: 1, docs: [record] } }));
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.integer({ min: 0, max: 255 }), (at, value) => {
        const damaged = good.slice();
        damaged[at] = value;
        expect(isFair(readFile('incentivi', damaged))).toBe(true);
      }),
    );
  });
});

test('every refusal has its sentence', () => {
  for (const code of REFUSAL_CODES) expect(refusalText({ code, params: {} })).toMatch(/\.$/);
});
