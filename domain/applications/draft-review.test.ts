import { describe, expect, it } from 'vitest';
import { problemsInAll, problemsInDraft } from './check-draft.ts';
import { canEstimate, readCriteria } from './criteria.ts';
import { changesSince, hasWorsened, isSame } from './snapshot-changes.ts';

const LONG = 'Il tornio nuovo riduce gli scarti e i consumi del reparto, con 18 addetti formati sulla lavorazione.';

describe('"Controlla la bozza" (APP-15)', () => {
  it('names what is missing, what has no source, what is too long and what is hard', () => {
    const text = `${LONG} Il costo è di 60.000 euro e il risparmio del 35%. [DA COMPLETARE: fornitore]`;
    expect(problemsInDraft('project_objectives', text, { known: '18 addetti, 60000', limit: 40 })).toEqual([
      { kind: 'gap', what: 'fornitore' },
      { kind: 'unsourced', figure: expect.stringContaining('35') as string },
      { kind: 'long', length: text.length, limit: 40 },
    ]);
    expect(problemsInDraft('project_objectives', 'corto')).toEqual([{ kind: 'short' }]);
  });

  it('goes through all sections; an empty timeline is no problem, a criterion nobody answers is', () => {
    const texts = {
      project_title: 'Tornio',
      project_objectives: LONG,
      innovation_aspects: LONG,
      expected_results: LONG,
      budget_breakdown: LONG,
    };
    const all = problemsInAll(texts, [{ name: 'Parità di genere', maxPoints: 10 }], { known: '18', limits: {} });
    expect(all).toEqual([{ section: 'expected_results', problems: [{ kind: 'criterion', name: 'Parità di genere' }] }]);
  });
});

describe('criteria beside their sections (APP-15)', () => {
  const texts = { project_objectives: LONG, innovation_aspects: LONG, expected_results: LONG, budget_breakdown: LONG };
  it('gives a range within the points, and says which words would raise it', () => {
    const [reading] = readCriteria([{ name: 'Innovazione della lavorazione', maxPoints: 30 }], texts);
    expect(reading).toMatchObject({ section: 'innovation_aspects', isAddressed: true, unsaid: ['innovazione'] });
    expect(reading!.low).toBeGreaterThan(0);
    expect(reading!.high).toBeGreaterThan(reading!.low);
    expect(reading!.high).toBeLessThan(30);
  });
  it('estimates nothing while a required section is empty', () => {
    expect(canEstimate(texts)).toBe(true);
    expect(canEstimate({ ...texts, expected_results: '' })).toBe(false);
  });
});

describe('the "fotografia" (APP-16)', () => {
  const kept = {
    text: 'Ammissibile',
    companyVersion: 1,
    projectVersion: 1,
    rules: { 'de_minimis.ceiling': '2024-01-01' },
    checks: [{ requirement: 'Sede', outcome: 'soddisfatto', found: 'Veneto' }],
  };
  it('is the same as long as verdict, rows and rules are', () => {
    expect(isSame(changesSince(kept, { ...kept, companyVersion: 2 }))).toBe(true);
  });
  it('tells a row that changed, a rule that has another version, and data that moved', () => {
    const now = {
      ...kept,
      text: 'Non ammissibile',
      companyVersion: 3,
      rules: { 'de_minimis.ceiling': '2027-01-01' },
      checks: [{ requirement: 'Sede', outcome: 'non_soddisfatto', found: 'Lazio' }],
    };
    expect(changesSince(kept, now)).toEqual({
      hasOtherVerdict: true,
      rows: [
        {
          requirement: 'Sede',
          before: { outcome: 'soddisfatto', found: 'Veneto' },
          after: { outcome: 'non_soddisfatto', found: 'Lazio' },
        },
      ],
      rules: ['de_minimis.ceiling'],
      hasOtherCompany: true,
      hasOtherProject: false,
    });
  });
});

it('only what got worse is told on every page: a failed requirement, or a new version of a rule', () => {
  const kept = (outcome: string, rule = '2024-01-01') => ({
    text: outcome,
    companyVersion: 1,
    projectVersion: 1,
    rules: { 'de_minimis.general.ceiling': rule },
    checks: [{ requirement: 'Spesa', outcome, found: '' }],
  });
  expect(hasWorsened(kept('da_verificare'), kept('soddisfatto'))).toBe(false);
  expect(hasWorsened(kept('soddisfatto'), kept('non_soddisfatto'))).toBe(true);
  expect(hasWorsened(kept('non_soddisfatto'), kept('non_soddisfatto'))).toBe(false);
  expect(hasWorsened(kept('soddisfatto'), kept('soddisfatto', '2027-01-01'))).toBe(true);
});
