import type { GrantFacts } from '#domain/grants/grant-facts.ts';
import { expect, test } from 'vitest';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { statedLimits } from './stated-limits.ts';

const limitsOf = (constraints: object, facts: GrantFacts = {}, amountKind = 'contributo') =>
  statedLimits(
    sampleGrant({ constraints, facts, amounts: { min: null, max: null, kind: amountKind } }),
    '2026-11-15',
  ).map(({ code }) => code);

test('the page of a grant says legal form, ATECO, age and the other stated limits, without any company', () => {
  const codes = limitsOf(
    {
      legalForms: ['srl'],
      ageMonths: { max: 60 },
      territory: { regions: ['Puglia'], seat: 'operativa' },
      statusesAnyOf: ['startup_innovativa'],
    },
    { ateco: { version: '2025', include: ['62'] } },
  );
  for (const code of ['legal_form', 'ateco', 'company_age', 'territory', 'special_status']) {
    expect(codes).toContain(code);
  }
});

test('what is not known, or has no limit, makes no line; size and sector have their own', () => {
  expect(limitsOf({})).toEqual([]);
  expect(limitsOf({ legalForms: 'any', territory: 'any', sizes: ['micro'], sectors: ['retail'] })).toEqual([]);
});

test('a spend is told once: as the amount where it is the amount', () => {
  const facts = { spend: { min: 10_000 } };
  expect(limitsOf({}, facts)).toEqual(['spend']);
  expect(limitsOf({}, facts, 'spesa')).toEqual([]);
});
