import { describe, expect, test } from 'vitest';
import { checkEligibility } from '#domain/eligibility/check-eligibility.ts';
import type { CheckCode } from '#domain/eligibility/check.ts';
import type { NamedCompany } from '#domain/eligibility/company-view.ts';
import { sampleCompany } from '#domain/eligibility/testing/sample-company.ts';
import type { GrantFacts } from '#domain/grants/grant-facts.ts';
import type { GrantConstraints } from '#domain/grants/grant.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';

const NO = 'non_soddisfatto';
const OPEN = 'da_verificare';

function outcome(code: CheckCode, constraints: GrantConstraints, facts: GrantFacts, company: Partial<NamedCompany>) {
  const { checks } = checkEligibility(sampleGrant({ constraints, facts }), sampleCompany(company), '2026-11-15');
  return checks.find((check) => check.code === code)?.outcome;
}

describe('where the card is stricter than the facts the official text decides', () => {
  test('legal forms that the facts name', () => {
    const card: GrantConstraints = { legalForms: ['srl', 'spa'] };
    const facts: GrantFacts = { who: { kinds: ['impresa', 'societa_persone', 'societa_capitali'] } };
    expect(outcome('legal_form', card, facts, { legalForm: 'snc' })).toBe(OPEN);
    expect(outcome('legal_form', card, facts, { legalForm: 'ditta-individuale' })).toBe(NO);
    expect(outcome('legal_form', card, {}, { legalForm: 'snc' })).toBe(NO);
  });

  test('a social cooperative is a body of the third sector too, whatever form was chosen', () => {
    const told = { legalForm: 'altro', name: 'Aurora Società cooperativa sociale Onlus' } as const;
    expect(outcome('legal_form', { legalForms: ['srl', 'cooperativa'] }, {}, told)).toBe('soddisfatto');
    expect(outcome('legal_form', { legalForms: ['ets'] }, {}, told)).toBe('soddisfatto');
    expect(outcome('legal_form', { legalForms: ['ets'] }, {}, { legalForm: 'cooperativa' })).toBe(NO);
    expect(outcome('applicant', {}, { who: { not: ['ets'] } }, told)).toBe(OPEN);
  });

  test('mid-caps: no longer SMEs, and within their number with the whole group', () => {
    const facts: GrantFacts = { who: { kinds: ['impresa', 'mid_cap'], not: ['grande_impresa'] } };
    const parent = (employees: number): Partial<NamedCompany> => ({
      ...{ employeesExact: 60, revenueExact: 14_000_000, balanceExact: 12_000_000, hasGroup: true },
      relatedCompanies: [
        { name: 'Madre', kind: 'collegata', sharePercent: 80, employees, revenue: 60_000_000, balance: 50_000_000 },
      ],
    });
    expect(outcome('applicant', {}, facts, parent(300))).toBe(OPEN);
    expect(outcome('applicant', {}, facts, parent(440))).toBe(NO);
    expect(outcome('applicant', {}, { who: { kinds: ['impresa'], not: ['grande_impresa'] } }, parent(300))).toBe(NO);
  });

  test('years of accounts', () => {
    const card: GrantConstraints = { filedAccountsMin: 2 };
    const facts: GrantFacts = { age: { companyMinMonths: 12 } };
    expect(outcome('filed_accounts', card, facts, { foundedOn: '2025-02-03' })).toBe(OPEN);
    // Only the year is known: it may not have twelve months yet.
    expect(outcome('filed_accounts', card, facts, { foundedYear: 2025 })).toBe(NO);
    expect(outcome('filed_accounts', card, { age: { companyMinMonths: 24 } }, { foundedOn: '2025-02-03' })).toBe(NO);
  });

  test('an age that the facts no longer ask for, of who has a year behind it', () => {
    const card: GrantConstraints = { ageMonths: { min: 24 } };
    const question = 'Una posizione aperta da meno di due anni è esclusa?';
    const facts: GrantFacts = { faq: [{ question, answer: 'No: spetta in misura fissa.' }] };
    expect(outcome('company_age', card, facts, { foundedOn: '2025-02-03' })).toBe(OPEN);
    expect(outcome('company_age', card, facts, { foundedOn: '2026-10-01' })).toBe(NO);
    expect(outcome('company_age', card, {}, { foundedOn: '2025-02-03' })).toBe(NO);
  });
});

describe('limits that only the facts tell', () => {
  test('people', () => {
    const facts: GrantFacts = { ownership: { other: 'Almeno 2 dipendenti' } };
    expect(outcome('employees', {}, facts, { employeesExact: 0 })).toBe(NO);
    expect(outcome('employees', {}, facts, { employeeBand: '1-5' })).toBe(OPEN);
    expect(outcome('employees', { employees: { min: 0 } }, facts, { employeesExact: 0 })).toBe('soddisfatto');
  });

  test('the value of production, which is more than the turnover', () => {
    const answer = 'No: serve un valore della produzione di almeno 10 milioni di euro.';
    const facts: GrantFacts = { faq: [{ question: 'È adatto a una microimpresa?', answer }] };
    expect(outcome('revenue', {}, facts, { revenueExact: 5_200_000 })).toBe(NO);
    expect(outcome('revenue', {}, facts, { revenueExact: 9_000_000 })).toBe(OPEN);
    const micro = { employeesExact: 3, revenueExact: 200_000, hasGroup: false };
    expect(outcome('size', { sizes: ['micro', 'small', 'medium'] }, facts, micro)).toBe(NO);
  });
});
