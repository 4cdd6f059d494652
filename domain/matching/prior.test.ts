import { expect, test } from 'vitest';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { SECTORS } from '#domain/vocabulary.ts';
import { grantPrior } from './prior.ts';

test('a guarantee for whoever asks at a bank stands above one for the members of some body', () => {
  const guarantee = (beneficiaries: string) =>
    grantPrior(sampleGrant({ aidForm: 'garanzia', sectors: [...SECTORS], beneficiaries }));
  expect(guarantee('PMI che chiedono credito a banche o confidi')).toBeGreaterThan(
    guarantee('PMI e professionisti soci o clienti dei confidi'),
  );
});

test('a call that a firm seldom gets alone stands behind', () => {
  const question = 'Una singola PMI può chiedere soldi a Bruxelles?';
  const asked = (answer: string) => grantPrior(sampleGrant({ facts: { faq: [{ question, answer }] } }));
  expect(asked('Di rado: le call sono per consorzi.')).toBeLessThan(asked('Sì, in ogni call.'));
});
