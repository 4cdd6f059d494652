import { describe, expect, test } from 'vitest';
import type { GrantDraft } from '#domain/imports/draft.ts';
import { genericDraft } from './draft-of.ts';

const row = {
  nome: 'Premio apicoltori',
  ente: 'Comune di Prova',
  livello: 'regionale',
  regioni: 'Umbria',
  forma_aiuto: 'fondo perduto',
  sintesi: 'Un premio a chi alleva api.',
};

function draft(cells: Record<string, unknown>): GrantDraft {
  const result = genericDraft({ ...row, ...cells }, 1, '2026-11-15');
  if (!result.ok) throw new Error(JSON.stringify(result.rejected));
  return result.draft;
}

function reasons(cells: Record<string, unknown>) {
  const result = genericDraft({ ...row, ...cells }, 4, '2026-11-15');
  return result.ok ? [] : result.rejected.reasons;
}

describe('a row of our own format (docs/import-format.md)', () => {
  test('with the five required columns is a grant', () => {
    const { grant } = draft({});
    expect(grant).toMatchObject({
      id: 'umbria-premio-apicoltori',
      regions: ['Umbria'],
      editorialState: 'da verificare',
      source: { name: 'generic', externalId: 'umbria-premio-apicoltori', checkedOn: '2026-11-15' },
      constraints: { territory: { regions: ['Umbria'] } },
    });
  });

  test('lists, Italian words, dates and amounts are read as people write them', () => {
    const { grant } = draft({
      ID_esterno: 'A-7',
      settori: 'agricoltura; turismo',
      'settori vincolanti': 'sì',
      dimensioni: 'micro|piccola',
      importo_max: '12.500,00',
      data_apertura: '1/12/2026',
      data_chiusura: '2026-12-20',
      ora_chiusura: '9.30',
      requisiti: 'Avere api; e miele|Avere sede in Umbria',
      ateco_ammessi: '01.49.30',
      ateco_versione: '2007',
    });
    expect(grant).toMatchObject({
      id: 'umbria-premio-apicoltori-a-7',
      sectors: ['agriculture', 'tourism'],
      sizes: ['micro', 'small'],
      amounts: { min: null, max: 12_500, kind: 'contributo' },
      opensOn: '2026-12-01',
      closesAt: '09:30',
      editorialState: 'aperto',
      requirements: ['Avere api; e miele', 'Avere sede in Umbria'],
      constraints: {
        sizes: ['micro', 'small'],
        sectors: ['agriculture', 'tourism'],
      },
      facts: { ateco: { version: '2007', include: ['01.49.30'] } },
    });
  });

  test('every problem of a row is told at once, with its column and what was expected', () => {
    expect(reasons({ nome: '', livello: 'comunale', data_chiusura: 'domani', importo_max: 'tanto' })).toEqual([
      { code: 'column_missing', params: { column: 'nome' } },
      {
        code: 'column_invalid',
        params: { column: 'livello', value: 'comunale', expected: 'europeo, nazionale, regionale' },
      },
      { code: 'column_invalid', params: { column: 'importo_max', value: 'tanto', expected: '12345,67' } },
      { code: 'column_invalid', params: { column: 'data_chiusura', value: 'domani', expected: 'AAAA-MM-GG' } },
    ]);
    expect(reasons({ regioni: '' })).toEqual([{ code: 'column_missing', params: { column: 'regioni' } }]);
  });

  test('columns that are not of the format are not read', () => {
    const hostile = JSON.parse('{"__proto__": {"nome": "x"}, "colore": "blu"}') as Record<string, unknown>;
    expect(draft(hostile).grant.name).toBe('Premio apicoltori');
  });
});
