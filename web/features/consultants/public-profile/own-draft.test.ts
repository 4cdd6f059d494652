import { expect, test } from 'vitest';
import { ownDraftOf } from './own-draft-api.ts';

const DRAFT = {
  grantId: 'sabatini',
  grantTitle: 'Nuova Sabatini',
  requested: 12_120,
  eligible: 120_000,
  canContinue: true,
  isArchived: false,
  updatedAt: '2026-11-10T09:00:00.000Z',
};
const NEWER = { ...DRAFT, grantId: 'voucher', grantTitle: 'Voucher Cloud', updatedAt: '2026-11-12T09:00:00.000Z' };

test('the draft of the grant one comes from, otherwise the newest', () => {
  expect(ownDraftOf([DRAFT, NEWER], 'sabatini')).toEqual({
    ...{ grantId: 'sabatini', grantName: 'Nuova Sabatini', cost: 120_000, aid: 12_120 },
  });
  expect(ownDraftOf([DRAFT, NEWER], undefined)?.grantId).toBe('voucher');
});

test('what was sent, archived, or has no figures yet is no draft to reckon on', () => {
  expect(ownDraftOf([{ ...DRAFT, canContinue: false }], undefined)).toBeNull();
  expect(ownDraftOf([{ ...DRAFT, isArchived: true }], undefined)).toBeNull();
  expect(ownDraftOf([{ ...DRAFT, requested: null }], undefined)).toBeNull();
  expect(ownDraftOf([DRAFT], 'another')).toBeNull();
});
