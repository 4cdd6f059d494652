import { describe, expect, it } from 'vitest';
import { amountLine } from './amount-text.ts';
import type { Grant } from './grant.ts';
import { incentiviExternalId, incentiviIdOf } from './official-id.ts';
import { sampleGrant } from './testing/sample-grant.ts';
import { classifyChange, diffGrants } from './versions.ts';

const before = sampleGrant({ closesOn: '2026-12-31' });
const kinds = (after: Partial<Grant>, base: Grant = before) => classifyChange(base, { ...base, ...after }).kinds;

describe('what changed between two versions of a grant', () => {
  it.each<[string, Partial<Grant>, string[]]>([
    ['a later closing day', { closesOn: '2027-01-31' }, ['proroga']],
    ['an earlier closing day', { closesOn: '2026-11-30' }, ['chiusura_anticipata']],
    ['an hour on the same day is earlier than the whole day', { closesAt: '12:00' }, ['chiusura_anticipata']],
    ['closed by its body', { editorialState: 'chiuso' }, ['chiusura']],
    ['closed before its day', { editorialState: 'chiuso', closesOn: '2026-11-10' }, ['chiusura_anticipata']],
    ['suspended', { editorialState: 'sospeso' }, ['sospensione']],
    ['another opening day', { opensOn: '2026-11-20' }, ['apertura_spostata']],
    ['another amount', { amounts: { min: null, max: 5, kind: 'contributo' } }, ['importi']],
    ['other requirements', { requirements: ['DURC regolare'] }, ['requisiti']],
    ['another constraint', { constraints: { ...before.constraints, sizes: ['micro'] } }, ['requisiti']],
    ['another summary', { summary: 'Nuovo testo' }, ['rettifica']],
    ['a later day and another amount', { closesOn: '2027-01-31', aidIntensityMax: 50 }, ['proroga', 'importi']],
    ['only a newer check', { source: { ...before.source, checkedOn: '2026-11-14', evidence: 'nuova' } }, []],
  ])('%s', (_, after, expected) => {
    expect(kinds(after)).toEqual(expected);
  });

  it('reopened after being closed, with a new day: a reopening, not an extension', () => {
    expect(
      kinds({ editorialState: 'aperto', closesOn: '2027-05-01' }, { ...before, editorialState: 'chiuso' }),
    ).toEqual(['riapertura']);
  });

  it('names each field with its value before and after', () => {
    const after = { ...before, amounts: { ...before.amounts, max: 100 }, summary: 'Nuovo' };
    expect(diffGrants(before, after)).toEqual([
      { field: 'amounts.max', before: null, after: 100 },
      { field: 'summary', before: '', after: 'Nuovo' },
    ]);
    expect(diffGrants(before, before)).toEqual([]);
  });
});

describe('amounts on a card', () => {
  it.each([
    [
      { min: null, max: null, kind: 'spesa' },
      { code: 'none', aidForm: 'fondo perduto' },
    ],
    [
      { min: null, max: 10, kind: 'contributo' },
      { code: 'upTo', kind: 'contributo', max: 10 },
    ],
    [
      { min: 5, max: null, kind: 'spesa' },
      { code: 'from', kind: 'spesa', min: 5 },
    ],
    [
      { min: 5, max: 10, kind: 'spesa' },
      { code: 'range', kind: 'spesa', min: 5, max: 10 },
    ],
    [
      { min: 7, max: 7, kind: 'contributo' },
      { code: 'exactly', kind: 'contributo', amount: 7 },
    ],
  ])('%o', (amounts, line) => {
    expect(amountLine(sampleGrant({ amounts }))).toEqual(line);
  });

  it('without an amount the best figure of the facts is told, then the form', () => {
    const line = (facts: Grant['facts'], kind = 'contributo') =>
      amountLine(sampleGrant({ facts, amounts: { min: null, max: null, kind } }));
    const spend = { min: 10_000, max: 50_000 };
    expect(line({ aid: { max: 40_000, intensityMax: 50 }, spend })).toMatchObject({ code: 'upTo', max: 40_000 });
    expect(line({ aid: { max: 40_000 } }, 'spesa')).toMatchObject({ kind: 'agevolazione' });
    expect(line({ aid: { intensityMax: 50 }, spend })).toEqual({ code: 'percent', percent: 50 });
    expect(line({ spend })).toEqual({ code: 'range', kind: 'spesa', ...spend });
    expect(line({})).toEqual({ code: 'none', aidForm: 'fondo perduto' });
  });
});

describe('facts', () => {
  const withFacts = (facts: Grant['facts']) => ({ ...before, facts });
  it('a fact learnt is no change of the grant', () => {
    expect(classifyChange(before, withFacts({ who: { kinds: ['impresa'] }, portal: 'Portale' })).changes).toEqual([]);
  });
  it('a fact that says something else is, and is called by what it touches', () => {
    const change = classifyChange(withFacts({ spend: { min: 10_000 } }), withFacts({ spend: { min: 20_000 } }));
    expect(change.kinds).toEqual(['requisiti']);
    expect(change.changes.map(({ field }) => field)).toEqual(['facts.spend']);
  });
});

describe('official ids', () => {
  it('an incentivi.gov.it id is recognised in the bundled catalogue and in an import', () => {
    const source = before.source;
    expect(incentiviIdOf({ source: { ...source, externalId: incentiviExternalId(4025) } })).toBe('4025');
    expect(incentiviIdOf({ source: { ...source, name: 'incentivi', externalId: '4025' } })).toBe('4025');
    expect(incentiviIdOf({ source: { ...source, name: 'sedia', externalId: 'HORIZON-1' } })).toBeNull();
    expect(incentiviIdOf({ source })).toBeNull();
  });
});
