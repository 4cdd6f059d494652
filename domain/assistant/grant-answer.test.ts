import { describe, expect, test } from 'vitest';
import { quickest } from '#domain/testing/quickest.ts';
import { parseGrantAnswer, type AnswerProfile } from './grant-answer.ts';

const NOBODY: AnswerProfile = { sector: null, region: null, description: '' };
const WORKSHOP: AnswerProfile = {
  sector: 'manufacturing',
  region: 'Veneto',
  description: 'Officina meccanica: torni, frese, macchine agricole, packaging, consumi, automazione.',
};
const parse = (value: unknown, profile = NOBODY) =>
  parseGrantAnswer(typeof value === 'string' ? value : JSON.stringify(value), profile);
const one = (item: object, profile = NOBODY) => parse({ bandi: [item] }, profile).grants[0]!;

describe('JSON answers (AST-3)', () => {
  test.each([
    ['Italian keys', { bandi: [{ nome: 'A', ente: 'E', scadenza: '31/12/2026' }], riassunto: 'R' }],
    ['English keys', { grants: [{ name: 'A', entity: 'E', deadline: '2026-12-31' }], summary: 'R' }],
    ['titolo', { bandi: [{ titolo: 'A', ente: 'E', scadenza: '31 dicembre 2026' }], riassunto: 'R' }],
  ])('%s', (_name, value) => {
    expect(parse(value)).toMatchObject({ summary: 'R', grants: [{ name: 'A', entity: 'E', deadline: '2026-12-31' }] });
  });

  test.each([
    ['in fences', '```json\n{"bandi":[{"nome":"A"}]}\n```'],
    ['with words around', 'Ecco i bandi: {"bandi":[{"nome":"A"}]} Buon lavoro!'],
    ['with a trailing comma', '{"bandi":[{"nome":"A",},],}'],
    ['as a bare list', '[{"nome":"A"}]'],
    ['cut off after the first', '{"bandi":[{"nome":"A","ente":"E"},{"nome":"B","en'],
  ])('%s', (_name, text) => {
    expect(parse(text).grants.map(({ name }) => name)).toEqual(['A']);
  });

  test('items without a name and things that are no items are left out', () => {
    expect(parse({ bandi: [null, 'x', [], { ente: 'E' }, { nome: ' ' }, { nome: 'A' }] }).grants).toHaveLength(1);
  });

  test('no deadline and no link is invented', () => {
    expect(one({ nome: 'A', scadenza: 'non indicata' })).toMatchObject({
      deadline: null,
      link: null,
      entity: null,
      amount: null,
    });
  });

  test.each([
    ['31/12/2026', '2026-12-31'],
    ['1/2/2027', '2027-02-01'],
    ['31.12.2026', '2026-12-31'],
    ['entro il 5 marzo 2027', '2027-03-05'],
    ['2027-03-05', '2027-03-05'],
    ['30/02/2027', null],
    ['presto', null],
  ])('deadline %s is %s (AST-4)', (text, day) => {
    expect(one({ nome: 'A', scadenza: text }).deadline).toBe(day);
  });

  test.each([
    ['a sportello', true],
    ['Fino a esaurimento dei fondi', true],
    ['a sportello, fino al 31/12/2026', false],
    ['non indicata', false],
  ])('"%s" stays open without a day: %s', (text, isRolling) => {
    expect(one({ nome: 'A', scadenza: text }).isRolling).toBe(isRolling);
  });

  test.each([
    ['https://www.mimit.gov.it/bando?id=1', 'https://www.mimit.gov.it/bando?id=1'],
    ['Vedi http://regione.veneto.it.', 'http://regione.veneto.it'],
    ['javascript:alert(1)', null],
    ['https://utente:segreto@evil.it/', null],
    ['https://localhost/admin', null],
    ['www.senza-schema.it', null],
    ['boh', null],
  ])('link %s is %s', (text, link) => {
    expect(one({ nome: 'A', link: text }).link).toBe(link);
  });

  test.each([
    ['Europeo', 'europeo'],
    ['EU', 'europeo'],
    ['Unione Europea', 'europeo'],
    ['europe', 'europeo'],
    ['Regionale', 'regionale'],
    ['Regione Puglia', 'regionale'],
    ['Nazionale', 'nazionale'],
    ['', 'nazionale'],
    ['museum', 'nazionale'],
  ])('level "%s" is %s (AST-4)', (text, level) => {
    expect(one({ nome: 'A', livello: text }).level).toBe(level);
  });

  test('requirements come as a list or as lines', () => {
    expect(one({ nome: 'A', requisiti: '- Essere PMI\n- Sede in Veneto', benefici: ['Contributo', 3] })).toMatchObject({
      requirements: ['Essere PMI', 'Sede in Veneto'],
      benefits: ['Contributo'],
    });
  });

  test('markup and scripts never come through', () => {
    const grant = one({ nome: '<b>A</b><script>x()</script>', descrizione: '![p](https://e.it/p.png) testo' });
    expect([grant.name, grant.description]).toEqual(['A', 'testo']);
  });
});

describe('relevance of JSON items (AST-5)', () => {
  test.each([
    ['base', { nome: 'A' }, 70],
    ['same sector', { nome: 'A', settore: 'manifatturiero' }, 85],
    ['same region', { nome: 'A', regione: 'Veneto' }, 80],
    ['mentions PMI', { nome: 'A', descrizione: 'Per le PMI.' }, 75],
    ['sector and region', { nome: 'A', settore: 'manufacturing', regione: 'Veneto' }, 95],
    [
      'never above 95',
      { nome: 'A', settore: 'manufacturing', regione: 'Veneto', descrizione: 'PMI con torni, frese e automazione' },
      95,
    ],
  ])('%s', (_name, item, score) => {
    expect(one(item, WORKSHOP).relevanceScore).toBe(score);
  });

  test('shared words add 0 to 9, the same every time', () => {
    const item = { nome: 'A', descrizione: 'torni, frese, macchine agricole, packaging, automazione e consumi' };
    expect(one(item, WORKSHOP).relevanceScore).toBe(79);
    expect(one(item, WORKSHOP)).toEqual(one(item, WORKSHOP));
  });

  test('the catalogue’s own score counts; a claimed one does not', () => {
    expect(one({ id: 'x', nome: 'A', punteggio: 83, in_catalogo: true }, WORKSHOP).relevanceScore).toBe(83);
    expect(one({ id: 'x', nome: 'A', punteggio: 99 }, WORKSHOP).relevanceScore).toBe(70);
    expect(
      one({ id: 'x', nome: 'A', punteggio: 90, in_catalogo: true, verdetto: 'non_ammissibile' }).relevanceScore,
    ).toBeNull();
  });
});

describe('plain text answers (AST-6)', () => {
  const block = (name: string, more = '') =>
    `${name}\nEnte: Regione Veneto\nScadenza: 30/11/2026\nImporto: fino a 50.000 euro\nDescrizione: contributi per digitalizzare i processi delle imprese del territorio. ${more}`;

  test('blocks longer than 100 characters become grants, with what they state', () => {
    const { grants, summary } = parse(`Ecco i risultati.\n\n${block('1. Bando digitale')}\n\nTroppo breve.`);
    expect(summary).toBe('Ecco i risultati.');
    expect(grants).toHaveLength(1);
    expect(grants[0]).toMatchObject({
      name: 'Bando digitale',
      entity: 'Regione Veneto',
      deadline: '2026-11-30',
      amount: 'fino a 50.000 euro',
      level: 'regionale',
      link: null,
      isInCatalogue: false,
    });
  });

  test('at most six', () => {
    const text = Array.from({ length: 9 }, (_, at) => block(`${at + 1}. Bando numero ${at + 1}`)).join('\n\n');
    expect(parse(text).grants).toHaveLength(6);
  });

  test('relevance from 75 to 94, by shared words', () => {
    expect(parse(block('Bando')).grants[0]!.relevanceScore).toBe(75);
    const near = parse(block('Bando', 'torni, frese, macchine agricole, packaging, automazione'), WORKSHOP).grants[0]!;
    expect(near.relevanceScore).toBeGreaterThan(85);
    expect(near.relevanceScore).toBeLessThanOrEqual(94);
  });

  test('nothing to read, nothing found', () => {
    expect(parse('')).toEqual({ grants: [], summary: '', query: null });
    expect(parse('Mi dispiace, non posso.').grants).toEqual([]);
  });
});

test('an answer of nothing but digits is read as fast as any other', async () => {
  const read = () => parseGrantAnswer('1'.repeat(100_000), { sector: null, region: null, description: '' });
  expect(await quickest(3_000, read)).toBeLessThan(3_000);
});
