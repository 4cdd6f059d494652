import { expect, test } from 'vitest';
import { viewCompany } from '#domain/eligibility/company-view.ts';
import { sampleCompany } from '#domain/eligibility/testing/sample-company.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import type { LegalForm } from '#domain/vocabulary.ts';
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

test('a call for who is out of work stands before the others of who says so', () => {
  const jobless = { constraints: { ...plain, other: ['Stato di disoccupazione'] } };
  expect(order(jobless, { description: 'Sono disoccupata e voglio aprire un bar.' })).toEqual(['special', 'usual']);
  const fit = (description: string) => {
    const matcher = buildMatcher([sampleGrant(jobless)]);
    return matcher.rank(viewCompany(sampleCompany({ description }), TODAY), { today: TODAY })[0]!.fit;
  };
  expect(fit('Sono disoccupata.')).toBeGreaterThan(fit('Ho un bar.'));
});

test('a patent that one only wants to have is not told yet', () => {
  const patent = { constraints: { ...plain, other: ['Brevetto concesso o domanda depositata'] } };
  expect(order(patent, { description: 'Vogliamo brevettare il sensore.' })).toEqual(['usual', 'special']);
  expect(order(patent, { description: 'Abbiamo un brevetto.' })).toEqual(['special', 'usual']);
  expect(order(patent, { description: 'Vogliamo valorizzare il nostro brevetto.' })).toEqual(['special', 'usual']);
});

test('a deduction stands behind for who has just begun and sells next to nothing', () => {
  const deduction: Partial<Grant> = { aidForm: 'deduzione fiscale', facts: { tax: { not: ['forfettario'] } } };
  const fit = (known: Parameters<typeof sampleCompany>[0]) => {
    const matcher = buildMatcher([sampleGrant({ constraints: plain, ...deduction })]);
    const company = sampleCompany({ taxRegime: 'ordinario', ...known });
    return matcher.rank(viewCompany(company, TODAY), { today: TODAY })[0]!.fit;
  };
  const usual = fit({ foundedYear: 2025, revenueExact: 900_000 });
  expect(fit({ foundedYear: 2025, revenueExact: 40_000 })).toBeLessThan(usual);
  expect(fit({ foundedYear: 1998, revenueExact: 40_000 })).toBe(usual);
});

test('a call for one or two legal forms stands before the others of who has such a form', () => {
  const fit = (legalForms: LegalForm[], legalForm: LegalForm) => {
    const matcher = buildMatcher([sampleGrant({ constraints: { ...plain, legalForms } })]);
    return matcher.rank(viewCompany(sampleCompany({ legalForm }), TODAY), { today: TODAY })[0]!.fit;
  };
  const many: LegalForm[] = ['cooperativa', 'srl', 'spa', 'snc', 'sas'];
  expect(fit(['cooperativa', 'consorzio', 'da-costituire'], 'cooperativa')).toBeGreaterThan(fit(many, 'cooperativa'));
});

test('who is none of the applicants listed stands behind', () => {
  const listed: Partial<Grant> = { facts: { who: { kinds: ['societa_capitali', 'cooperativa'] } } };
  const fit = (legalForm: LegalForm) => {
    const matcher = buildMatcher([sampleGrant({ constraints: plain, ...listed })]);
    return matcher.rank(viewCompany(sampleCompany({ legalForm }), TODAY), { today: TODAY })[0]!.fit;
  };
  expect(fit('libero-professionista')).toBeLessThan(fit('altro'));
  expect(fit('altro')).toBeLessThan(fit('srl'));
});
