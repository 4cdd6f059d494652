import { expect, test } from 'vitest';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { NO_PROJECT } from '#domain/projects/project.ts';
import { checkEligibility } from './check-eligibility.ts';
import { spendBounds } from './spend-bounds.ts';
import { sampleCompany } from './testing/sample-company.ts';

const fund = sampleGrant({
  aidForm: 'capitale di rischio',
  amounts: { min: 10_000_000, max: 30_000_000, kind: 'investimento' },
});

test('a ticket of capital is no spend, but a plan of less than a tenth of it is of another scale', () => {
  const outcome = (spend: number) =>
    checkEligibility(fund, sampleCompany({}), '2026-11-15', { project: { ...NO_PROJECT, spend } }).checks.find(
      ({ code }) => code === 'spend',
    )?.outcome;
  expect(spendBounds(fund)).toMatchObject({ min: null, max: null, ticket: 10_000_000 });
  expect(outcome(600_000)).toBe('non_soddisfatto');
  expect(outcome(2_000_000)).toBeUndefined();
  expect(spendBounds(sampleGrant({ amounts: fund.amounts }))).toMatchObject({ min: 10_000_000, ticket: null });
});

test('a least that is lower for some leaves a project between the two to the call; under both it decides', () => {
  const grant = sampleGrant({
    facts: { spend: { min: 20_000_000 }, aid: { note: 'Minimo 7,5 milioni per prodotti agricoli e turismo' } },
  });
  const outcome = (spend: number) =>
    checkEligibility(grant, sampleCompany({}), '2026-11-15', { project: { ...NO_PROJECT, spend } }).checks.find(
      ({ code }) => code === 'spend',
    );
  expect(spendBounds(grant)).toMatchObject({ min: 20_000_000, minForSome: 7_500_000 });
  expect(outcome(8_200_000)).toMatchObject({ outcome: 'da_verificare', lack: 'bando' });
  expect(outcome(7_000_000)).toMatchObject({ outcome: 'non_soddisfatto' });
  expect(outcome(20_000_000)).toMatchObject({ outcome: 'soddisfatto' });
  const ofLoan = sampleGrant({ facts: { spend: { min: 3_000_000 }, aid: { note: 'prestito bancario minimo 20%' } } });
  expect(spendBounds(ofLoan).minForSome).toBeNull();
});
