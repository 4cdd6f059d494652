import { describe, expect, test } from 'vitest';
import { checkEligibility } from '#domain/eligibility/check-eligibility.ts';
import { sampleCompany } from '#domain/eligibility/testing/sample-company.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';

const BROKE = 'Il capitale sociale è di 400.000 euro: abbiamo perso 260.000 euro, le riserve sono a zero.';

function outcome(grant: Partial<Grant>, description = BROKE, foundedYear = 2005) {
  const company = sampleCompany({ description, foundedYear, employeesExact: 48, revenueExact: 5_200_000 });
  return checkEligibility(sampleGrant(grant), company, '2026-11-15').checks.find(({ code }) => code === 'difficulty')
    ?.outcome;
}
const answers = (question: string, answer: string): Partial<Grant> => ({ facts: { faq: [{ question, answer }] } });

describe('a firm in difficulty by the figures it tells', () => {
  test.each<[string, Partial<Grant>, string | undefined]>([
    ['an exemption', { aidRegime: 'gber' }, 'non_soddisfatto'],
    ['de minimis', { aidRegime: 'de_minimis' }, undefined],
    ['now one, now the other', { facts: { regime: { code: 'misto', text: 'Misto' } } }, 'da_verificare'],
    [
      'an answer that says so',
      answers('Va bene un’azienda in crisi?', 'No: sono escluse imprese in crisi.'),
      'non_soddisfatto',
    ],
    [
      'a list of who is left out',
      answers('Chi resta fuori?', 'Imprese insolventi o in difficoltà.'),
      'non_soddisfatto',
    ],
    [
      'an answer about something else',
      answers('Chi può accedere?', 'Imprese in difficoltà con marchi storici.'),
      'da_verificare',
    ],
  ])('%s', (_, grant, expected) => {
    expect(outcome(grant)).toBe(expected);
  });

  test('a young one is none', () => {
    expect(outcome({ aidRegime: 'gber' }, BROKE, 2025)).toBe('soddisfatto');
  });
});
