import { expect, test } from 'vitest';
import { viewCompany } from '#domain/eligibility/company-view.ts';
import { sampleCompany } from '#domain/eligibility/testing/sample-company.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { buildMatcher } from './matcher.ts';

const TODAY = '2026-11-15';
const plain: Grant['constraints'] = { territory: 'any', sizes: 'any', sectors: 'any' };

/** The two in the order in which a company of these words finds them. */
function order(special: Partial<Grant>, company: Parameters<typeof sampleCompany>[0]) {
  const matcher = buildMatcher([
    sampleGrant({ id: 'special', constraints: plain, ...special }),
    sampleGrant({ id: 'usual', constraints: { ...plain, other: ['Contratto firmato'] } }),
  ]);
  const view = viewCompany(sampleCompany(company), TODAY);
  return matcher.rank(view, { today: TODAY, limit: 2 }).map(({ index }) => matcher.grants[index]!.id);
}

test('a rare condition that nobody spoke of stands behind; told, it does not', () => {
  const prison = { constraints: { ...plain, other: ['Convenzione con l’istituto penitenziario'] } };
  expect(order(prison, { description: 'Officina meccanica.' })).toEqual(['usual', 'special']);
  expect(order(prison, { description: 'Lavoriamo con i detenuti.' })).toEqual(['special', 'usual']);
});

test('a legal form about which card and facts disagree stands behind', () => {
  const disputed: Partial<Grant> = {
    constraints: { ...plain, legalForms: ['srl', 'spa'] },
    facts: { who: { kinds: ['impresa', 'societa_persone'] } },
  };
  expect(order(disputed, { legalForm: 'snc' })).toEqual(['usual', 'special']);
  expect(order(disputed, { legalForm: 'srl' })).toEqual(['special', 'usual']);
});

test('who is not among the few sectors listed is seldom meant, still less than among many', () => {
  const listed = (sectors: Grant['sectors']): Partial<Grant> => ({
    constraints: { territory: 'any', sizes: 'any' },
    sectors,
  });
  const fit = (sectors: Grant['sectors']) => {
    const matcher = buildMatcher([sampleGrant(listed(sectors))]);
    return matcher.rank(viewCompany(sampleCompany({ sector: 'tourism' }), TODAY), { today: TODAY })[0]!.fit;
  };
  expect(fit(['energy'])).toBeLessThan(fit(['energy', 'manufacturing', 'technology', 'healthcare']));
});
