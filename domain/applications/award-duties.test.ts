import { describe, expect, it } from 'vitest';
import { awardDuties, type Awarded } from './award-duties.ts';
import { keptOutcome, outcomeInput } from './outcome.ts';

const award = (changes: Partial<NonNullable<Awarded['outcome']>>, rest: Partial<Awarded> = {}): Awarded => ({
  id: 'a',
  grantTitle: 'Voucher',
  agency: 'CCIAA',
  companyId: 'officina',
  companyName: 'Officina',
  outcome: {
    result: 'finanziata',
    amount: 7000,
    act: 'Decreto 12',
    on: '2026-11-10',
    reportBy: null,
    paidOn: null,
    deMinimis: null,
    cor: null,
    recordedOn: '2026-11-16',
    ...changes,
  },
  ...rest,
});
const days = (...awards: Awarded[]) => awardDuties(awards).map(({ kind, day }) => [kind, day]);

describe('what an award asks for afterwards', () => {
  it.each([
    [9_999.99, []],
    [10_000, [['trasparenza', '2027-06-30']]],
  ])('L. 124/2017, c. 127: %s euro in a year', (amount, expected) => {
    expect(days(award({ amount }))).toEqual(expected);
  });

  it('sums what one company got in a year, and no other company or year', () => {
    const second = award({ amount: 4000 }, { id: 'b' });
    expect(awardDuties([award({}), second])).toMatchObject([{ year: 2026, total: 11_000, isPaid: false }]);
    expect(days(award({}), award({ amount: 4000 }, { id: 'b', companyId: 'forno' }))).toEqual([]);
    expect(days(award({}), award({ amount: 4000, paidOn: '2027-02-01' }, { id: 'b' }))).toEqual([]);
  });

  it('counts the year of the payment, once it is known', () => {
    expect(days(award({ amount: 20_000, paidOn: '2027-02-01' }))).toEqual([['trasparenza', '2028-06-30']]);
  });

  it('accounts for the spending on the day that the act states, and has no day of its own', () => {
    expect(days(award({ amount: null }))).toEqual([]);
    expect(days(award({ reportBy: '2027-05-31', amount: 10_000 }))).toEqual([
      ['rendicontazione', '2027-05-31'],
      ['trasparenza', '2027-06-30'],
    ]);
  });

  it('asks nothing of what was not funded', () => {
    expect(days(award({ result: 'ammessa', amount: 50_000 }), award({ result: 'respinta' }))).toEqual([]);
  });
});

describe('what a person says of an outcome', () => {
  const said = { result: 'finanziata', amount: 7000, act: ' Decreto 12 ', on: '2026-11-10' } as const;
  it('empty boxes are nothing, and only what was funded keeps its sums', () => {
    const full = outcomeInput.parse({ ...said, reportBy: '', paidOn: '2026-12-01', deMinimis: 7000, cor: '' });
    expect(full).toMatchObject({ act: 'Decreto 12', reportBy: null, cor: null, deMinimis: 7000 });
    expect(keptOutcome({ ...full, result: 'respinta' }, '2026-11-16')).toMatchObject({ deMinimis: null, paidOn: null });
  });
  it('de minimis aid needs its day, and accounting comes after the act', () => {
    const problems = (changes: object) =>
      outcomeInput.safeParse({ ...said, ...changes }).error?.issues.map(({ path }) => path[0]);
    expect(problems({ on: '', deMinimis: 1 })).toEqual(['on']);
    expect(problems({ reportBy: '2026-11-09' })).toEqual(['reportBy']);
    expect(problems({})).toBeUndefined();
  });
});
