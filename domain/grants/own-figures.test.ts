import { expect, test } from 'vitest';
import { aidTermsOf } from '#domain/applications/terms.ts';
import { aidSum } from '#domain/assistant/knowledge/aid-sum.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { ownLimit, ownRate } from './own-figures.ts';

const TYPICAL = {
  aidForm: 'voucher',
  aidIntensity: 'di norma 50-70%',
  aidIntensityMax: 70,
  amounts: { min: null, max: 10_000, kind: 'contributo' },
} as const;
const ofManyCalls = sampleGrant({
  ...TYPICAL,
  facts: { doubts: ['Voce-contenitore: nessun valore nazionale valido'] },
});
const ofOneCall = sampleGrant(TYPICAL);
const asked = { amount: 20_000, sizes: [], text: 'quanto mi danno' } as const;

test('a record of many calls has no rate and no limit of its own', () => {
  expect([ownRate(ofManyCalls), ownLimit(ofManyCalls)]).toEqual([null, null]);
  expect([ownRate(ofOneCall), ownLimit(ofOneCall)]).toEqual([70, 10_000]);
});

test('neither the chat nor a budget works out a sum by its typical figures', () => {
  expect(aidSum(ofManyCalls, asked)).toEqual({ kind: 'by_call' });
  expect(aidSum(ofOneCall, asked)).toMatchObject({ kind: 'known', limit: 10_000 });
  expect(aidTermsOf(ofManyCalls, {}, null)).toMatchObject({ ratePct: null, aidMax: null });
  expect(aidTermsOf(ofOneCall, {}, null)).toMatchObject({ ratePct: 70, aidMax: 10_000 });
});
