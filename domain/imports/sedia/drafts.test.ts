import { describe, expect, test } from 'vitest';
import type { GrantDraft } from '#domain/imports/draft.ts';
import { sediaDrafts } from './drafts.ts';

function result(
  metadata: Record<string, string[]> = {},
  fields: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    reference: 'r1',
    language: 'en',
    database: 'SEDIA',
    url: 'https://ec.europa.eu/x.json',
    ...fields,
    metadata: {
      identifier: ['HORIZON-CL5-2027-D9-01'],
      title: ['Quiet windmills'],
      type: ['1'],
      status: ['31094502'],
      frameworkProgramme: ['43108390'],
      typesOfAction: ['HORIZON  Innovation Actions'],
      startDate: ['2026-09-01T01:00:00.000+0100'],
      deadlineDate: ['2027-02-18T17:00:00.000+0100'],
      deadlineModel: ['single-stage'],
      descriptionByte: ['<p>Windmills that make <b>no noise</b>.</p>'],
      ...metadata,
    },
  };
}

function only(raw: Record<string, unknown>): GrantDraft {
  const { drafts, rejected } = sediaDrafts([raw], '2026-11-15');
  if (!drafts[0]) throw new Error(JSON.stringify(rejected));
  return drafts[0];
}

const reasons = (raw: unknown) =>
  sediaDrafts([raw], '2026-11-15').rejected.flatMap((item) => item.reasons.map((r) => r.code));

describe('a topic of the EU portal', () => {
  test('becomes a European grant in its own language', () => {
    const { grant, language, warnings } = only(result());
    expect(grant).toMatchObject({
      id: 'horizon-cl5-2027-d9-01',
      name: 'Quiet windmills',
      entity: 'Commissione europea – Horizon Europe',
      level: 'europeo',
      summary: 'Windmills that make no noise.',
      sectors: ['energy', 'transport'],
      categories: ['ricerca'],
      opensOn: '2026-09-01',
      closesOn: '2027-02-18',
      aidIntensityMax: 70,
      constraints: {},
      link: 'https://ec.europa.eu/info/funding-tenders/opportunities/portal/screen/opportunities/topic-details/HORIZON-CL5-2027-D9-01',
    });
    expect(language).toBe('en');
    expect(warnings).toEqual([{ code: 'original_language', params: { language: 'en' } }]);
  });

  test('is open or closed by its dates, whatever its status code says', () => {
    expect(only(result({ status: ['31094503'] })).grant.editorialState).toBe('aperto');
    expect(only(result({ status: ['31094501'], deadlineDate: [], startDate: [] })).grant.editorialState).toBe(
      'in apertura',
    );
    expect(only(result({ status: ['31094502'], deadlineDate: [] })).grant.editorialState).toBe('da verificare');
  });

  test('with several cut-offs stays open until the last; in two stages closes to newcomers at the first', () => {
    const dates = ['2027-09-01T00:00:00.000+0000', '2027-03-01T00:00:00.000+0000'];
    expect(only(result({ deadlineDate: dates, deadlineModel: ['multiple cut-off'] })).grant).toMatchObject({
      openingMode: 'cut-off',
      closesOn: '2027-09-01',
      statusNote: 'Scadenze: 01/03/2027, 01/09/2027',
    });
    expect(only(result({ deadlineDate: dates, deadlineModel: ['two-stage'] })).grant.closesOn).toBe('2027-03-01');
  });

  test('takes amounts only from the rows of its own identifier', () => {
    const row = (action: string, min: number, max: number, year: string) => ({
      action,
      minContribution: min,
      maxContribution: max,
      budgetYearMap: { '2027': year },
    });
    const overview = {
      budgetTopicActionMap: {
        '1': [row('HORIZON-CL5-2027-D9-01 - HORIZON-IA', 2_000_000, 4_000_000, '12000000')],
        '2': [row('HORIZON-CL5-2027-D9-01-BIS - HORIZON-IA', 1, 99_000_000, '1')],
      },
    };
    const item = only(result({ budgetOverview: [JSON.stringify(overview)] }));
    expect(item.grant.amounts).toEqual({ min: 2_000_000, max: 4_000_000, kind: 'contributo' });
    expect(item.budget).toEqual({ kind: 'known', euro: 12_000_000 });
    const foreign = only(result({ identifier: ['OTHER-1'], budgetOverview: [JSON.stringify(overview)] }));
    expect(foreign.grant.amounts.max).toBeNull();
    expect(foreign.warnings.map((warning) => warning.code)).toContain('budget_not_own');
    expect(only(result({ budgetOverview: ['{broken'] })).grant.amounts.max).toBeNull();
  });

  test('has a funding rate only where its type of action fixes one', () => {
    expect(only(result({ typesOfAction: ['HORIZON JU Innovation Actions'] })).grant.aidIntensityMax).toBeNull();
    expect(only(result({ typesOfAction: ['DIGITAL Simple Grants'] })).grant.aidIntensityMax).toBe(50);
  });

  test('a cascade call links to its own page and keeps its sum', () => {
    const item = only(
      result({ type: ['8'], callccm2Id: ['4711'], identifier: [], budget: ['60000'], currency: ['EUR'] }),
    );
    expect(item.grant.link).toMatch(/competitive-calls-cs\/4711$/);
    expect(item.budget).toEqual({ kind: 'known', euro: 60_000 });
  });

  test('tenders, other archives and records without a name are rejected', () => {
    expect(reasons(result({ type: ['0'] }))).toEqual(['not_a_grant']);
    expect(reasons(result({ DATASOURCE: ['CORDIS'] }))).toEqual(['foreign_datasource']);
    expect(reasons(result({ identifier: [] }))).toEqual(['id_missing']);
    expect(reasons(7)).toEqual(['not_an_object']);
  });

  test('translations and types of action of one topic are one grant', () => {
    const batch = sediaDrafts(
      [
        result({ deadlineDate: ['2027-05-01T00:00:00.000+0000'] }),
        result(),
        result({ title: ['Mulini silenziosi'] }, { language: 'it' }),
      ],
      '2026-11-15',
    );
    expect(batch.drafts.map((draft) => draft.grant.name)).toEqual(['Mulini silenziosi']);
    expect(batch.rejected.map((item) => item.reasons[0]?.code)).toEqual(['translation', 'translation']);
    const merged = sediaDrafts([result({ deadlineDate: ['2027-05-01T00:00:00.000+0000'] }), result()], '2026-11-15');
    expect(merged.drafts).toHaveLength(1);
    expect(merged.drafts[0]?.grant.closesOn).toBe('2027-05-01');
  });
});
