import { describe, expect, it } from 'vitest';
import type { Grant } from '#domain/grants/grant.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { checkEligibility } from './check-eligibility.ts';
import { sampleCompany } from './testing/sample-company.ts';
import type { DeMinimisRooms } from './aid-rooms.ts';

const TODAY = '2026-11-15';
const summary = { source: { ...sampleGrant().source, depth: 'solo_sintesi' as const } };
const verdict = (grant: Partial<Grant>, known = {}) =>
  checkEligibility(sampleGrant(grant), sampleCompany({ sector: 'technology', ...known }), TODAY).verdict;

describe('overall verdict (truth table)', () => {
  it('every row met: ammissibile', () => {
    expect(verdict({})).toBe('ammissibile');
  });

  it('a missing company datum keeps it open', () => {
    expect(verdict({ constraints: { territory: { regions: ['Puglia'] }, sizes: 'any', sectors: 'any' } })).toBe(
      'da_verificare',
    );
  });

  it('one failure excludes, whatever is still open', () => {
    const constraints = {
      territory: { regions: ['Puglia' as const] },
      sizes: 'any' as const,
      sectors: ['tourism' as const],
    };
    expect(verdict({ constraints })).toBe('non_ammissibile');
  });

  it('a closed or suspended grant is a failed check', () => {
    expect(verdict({ editorialState: 'chiuso' })).toBe('non_ammissibile');
    expect(verdict({ editorialState: 'sospeso' })).toBe('non_ammissibile');
    expect(verdict({ closesOn: '2026-11-14' })).toBe('non_ammissibile');
  });

  it('a grant that awaits its opening is not', () => {
    expect(verdict({ editorialState: 'ricorrente' })).toBe('ammissibile');
    expect(verdict({ opensOn: '2026-12-01' })).toBe('ammissibile');
  });

  it('conditions outside company data keep it open on an official text, and are left to it on a summary', () => {
    const constraints = { ...sampleGrant().constraints, other: ['Progetto cantierabile'] };
    expect(verdict({ constraints })).toBe('da_verificare');
    expect(verdict({ constraints, ...summary })).toBe('ammissibile');
    const result = checkEligibility(
      sampleGrant({ constraints, ...summary }),
      sampleCompany({ sector: 'technology' }),
      TODAY,
    );
    expect([result.met, result.total, result.isSummaryOnly]).toEqual([4, 5, true]);
  });

  it('on a summary too, a missing company datum keeps it open', () => {
    const constraints = { ...sampleGrant().constraints, sizes: ['micro' as const] };
    expect(verdict({ constraints, ...summary })).toBe('da_verificare');
  });

  it('a company of which nothing is known is never excluded by its own data', () => {
    const constraints: Grant['constraints'] = {
      territory: { regions: ['Puglia'] },
      sizes: ['micro'],
      sectors: ['tourism'],
      legalForms: ['srl'],
      statusesAnyOf: ['femminile'],
      ageMonths: { max: 12 },
      founderAge: { max: 20 },
      employees: { max: 1 },
      revenueEuro: { min: 10 },
    };
    const facts: Grant['facts'] = { ateco: { version: '2025', include: ['01'] } };
    const result = checkEligibility(sampleGrant({ constraints, facts }), sampleCompany(), TODAY);
    expect(result.verdict).toBe('da_verificare');
    expect(result.checks.filter((check) => check.outcome === 'da_verificare')).toHaveLength(10);
  });

  it('names the failure as the top reason', () => {
    const result = checkEligibility(sampleGrant({ editorialState: 'chiuso' }), sampleCompany(), TODAY);
    expect(result.topReason?.code).toBe('grant_status');
  });

  it('under de minimis the room left decides, where it is known', () => {
    const check = (deMinimisRooms: DeMinimisRooms) =>
      checkEligibility(sampleGrant({ aidRegime: 'de_minimis' }), sampleCompany({ sector: 'technology' }), TODAY, {
        deMinimisRooms,
      }).verdict;
    expect(check({})).toBe('da_verificare');
    expect(check({ de_minimis: 0 })).toBe('non_ammissibile');
    expect(check({ de_minimis: 1 })).toBe('ammissibile');
    expect(check({ de_minimis_agricolo: 0 })).toBe('da_verificare');
  });
});
