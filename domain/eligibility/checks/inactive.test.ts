import { expect, test } from 'vitest';
import { checkEligibility } from '#domain/eligibility/check-eligibility.ts';
import { sampleCompany } from '#domain/eligibility/testing/sample-company.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';

const ASLEEP = 'La società è ancora inattiva, apriremo il forno in primavera.';
const HELPS_TO_START: Partial<Grant> = { facts: { who: { kinds: ['da_costituire'] } } };

test.each<[string, string, Partial<Grant>, string | undefined]>([
  ['founded two months ago: it is about to begin', '2026-09-10', {}, 'da_verificare'],
  ['founded years ago', '2021-09-10', {}, 'non_soddisfatto'],
  ['founded years ago, where beginners are helped', '2021-09-10', HELPS_TO_START, 'da_verificare'],
])('a firm that does not trade, %s', (_, foundedOn, grant, expected) => {
  const company = sampleCompany({ description: ASLEEP, foundedOn, foundedYear: Number(foundedOn.slice(0, 4)) });
  const { checks } = checkEligibility(sampleGrant(grant), company, '2026-11-15');
  expect(checks.find(({ code }) => code === 'inactive')?.outcome).toBe(expected);
});
