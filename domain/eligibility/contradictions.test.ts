import { describe, expect, it, test } from 'vitest';
import type { CompanyFacts } from '#domain/companies/company.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { checkEligibility } from './check-eligibility.ts';
import { contradictionsIn, type ContradictedFact } from './contradictions.ts';
import { factsFromText } from './facts-from-text.ts';
import { settlementOf } from './settlement.ts';
import { sampleCompany } from './testing/sample-company.ts';

const TODAY = '2026-11-16';
const found = (changes: Partial<CompanyFacts>, rooms?: { de_minimis?: number }) => {
  const company = sampleCompany(changes);
  return contradictionsIn(company, factsFromText(company.description), TODAY, rooms);
};

describe('sources that cannot both be right (ELI-10)', () => {
  test.each<[string, Partial<CompanyFacts>, ContradictedFact[]]>([
    ['exact people outside their band', { employeesExact: 18, employeeBand: '1-5' }, ['employees']],
    ['people told apart from the profile', { employeesExact: 4, description: 'Siamo 30 dipendenti.' }, ['employees']],
    ['rounded words are no contradiction', { employeesExact: 9, description: 'Siamo circa 10 dipendenti.' }, []],
    ['turnover in its band', { revenueExact: 420_000, revenueBand: '100k-500k' }, []],
    ['turnover outside its band', { revenueExact: 4_200_000, revenueBand: '100k-500k' }, ['revenue']],
    [
      'a firm of one person called S.r.l.',
      { legalForm: 'ditta-individuale', description: 'Siamo una srl di Bari.' },
      ['legal_form'],
    ],
    ['a startup is an S.r.l. too', { legalForm: 'startup-innovativa', description: 'Siamo una srl di Bari.' }, []],
    ['codes of another sector', { sector: 'tourism', atecoCodes: ['10.71'] }, ['sector']],
    ['codes of its sector', { sector: 'manufacturing', atecoCodes: ['10.71'] }, []],
    ['a later year in its own words', { foundedYear: 2012, description: 'Azienda fondata nel 2024.' }, ['founded']],
    ['the family’s older trade', { foundedYear: 2012, description: 'Azienda fondata nel 1961.' }, []],
    ['no group, with firms listed', { hasGroup: false, relatedCompanies: [LINKED()] }, ['group']],
    ['own funds above the balance total', { netEquity: 900_000, balanceExact: 400_000 }, ['equity']],
    ['nothing said', {}, []],
  ])('%s', (_name, changes, facts) => expect(found(changes).map(({ fact }) => fact)).toEqual(facts));

  test('the ledger and the words about aid', () => {
    const told = { previousGrants: 'De minimis: 180.000 euro concessi il 20/11/2025.' };
    expect(found(told, { de_minimis: 300_000 }).map(({ fact }) => fact)).toEqual(['aid']);
    expect(found(told, { de_minimis: 120_000 })).toEqual([]);
  });
});

describe('until it is settled', () => {
  const micro = sampleGrant({ constraints: { territory: 'any', sectors: 'any', sizes: ['micro'] } });
  const company = { employeesExact: 4, revenueExact: 300_000, hasGroup: false, description: 'Siamo 30 dipendenti.' };
  const sizeOf = (changes: Partial<CompanyFacts>) =>
    checkEligibility(micro, sampleCompany({ ...company, ...changes }), TODAY).checks.find(
      ({ code }) => code === 'size',
    )!.outcome;

  it('keeps the touched check open, then decides it by the side that was picked', () => {
    const [one] = found(company);
    expect(sizeOf({})).toBe('da_verificare');
    expect(settlementOf(one!, 0)).toEqual({ kind: 'keep' });
    expect(sizeOf({ settled: [one!.key] })).toBe('soddisfatto');
    expect(settlementOf(one!, 1)).toEqual({ kind: 'write', changes: { employeesExact: 30 } });
    expect(sizeOf({ employeesExact: 30 })).toBe('non_soddisfatto');
  });

  it('comes back when a value changes', () => {
    const [one] = found(company);
    expect(found({ ...company, settled: [one!.key] })).toEqual([]);
    expect(found({ ...company, employeesExact: 5, settled: [one!.key] })).toHaveLength(1);
  });

  test.each<[Partial<CompanyFacts>, object]>([
    [{ legalForm: 'ditta-individuale', description: 'Siamo una srl di Bari.' }, { legalForm: 'srl' }],
    [{ sector: 'tourism', atecoCodes: ['10.71'] }, { sector: 'manufacturing' }],
    [{ hasGroup: false, relatedCompanies: [LINKED()] }, { hasGroup: true }],
    [{ employeesExact: 18, employeeBand: '1-5' }, { employeesExact: null }],
  ])('picking the other side of %j writes %j', (changes, written) =>
    expect(settlementOf(found(changes)[0]!, 1)).toEqual({ kind: 'write', changes: written }),
  );
});

function LINKED(): CompanyFacts['relatedCompanies'][number] {
  return { name: 'Altra Srl', kind: 'collegata', sharePercent: 60, employees: 3, revenue: 1, balance: 1 };
}
