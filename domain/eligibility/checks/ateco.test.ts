import { describe, expect, test } from 'vitest';
import { checkEligibility } from '#domain/eligibility/check-eligibility.ts';
import type { NamedCompany } from '#domain/eligibility/company-view.ts';
import { sampleCompany } from '#domain/eligibility/testing/sample-company.ts';
import type { GrantFacts } from '#domain/grants/grant-facts.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';

function outcome(ateco: NonNullable<GrantFacts['ateco']>, company: Partial<NamedCompany>) {
  const { checks } = checkEligibility(sampleGrant({ facts: { ateco } }), sampleCompany(company), '2026-11-15');
  return checks.find(({ code }) => code === 'ateco')?.outcome;
}
const coded = (code: string): Partial<NamedCompany> => ({ atecoCodes: [code], atecoVersion: '2025' });

describe('a list that does not say of which year it is', () => {
  // J is publishing, telecommunications and software in 2007, publishing alone in 2025.
  const include: [string, ...string[]] = ['C', 'J', '56'];
  test.each<[string, string]>([
    ['96.10', 'non_soddisfatto'],
    ['10.71', 'soddisfatto'],
    ['56.11', 'soddisfatto'],
    ['62.10', 'da_verificare'],
  ])('%s is %s', (code, expected) => {
    expect(outcome({ include }, coded(code))).toBe(expected);
  });

  test('without a code it is asked for', () => {
    expect(outcome({ include }, {})).toBe('da_verificare');
  });
});

describe('growing and fishing shut out, of who gave no code', () => {
  const fishing: Partial<NamedCompany> = { sector: 'agriculture', description: 'Cooperativa di pesca.' };
  test.each<[string, [string, ...string[]], string]>([
    ['the whole section', ['A', '10.11'], 'non_soddisfatto'],
    ['one by one', ['01.1', '01.2', '01.3', '01.4', '01.5', '03'], 'non_soddisfatto'],
    ['crops only', ['01.1', '01.2'], 'da_verificare'],
    ['something else', ['K'], 'da_verificare'],
  ])('%s', (_, exclude, expected) => {
    expect(outcome({ version: '2007', exclude }, fishing)).toBe(expected);
  });
});
