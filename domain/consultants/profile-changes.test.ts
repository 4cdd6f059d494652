import { describe, expect, test } from 'vitest';
import { consultantProfileChanges } from './consultant-profile.ts';
import { checksAfter, proposalAfter, splitChanges, withProposal, type Proposal } from './profile-changes.ts';

const APPROVED = { bio: 'Bandi regionali.', topics: ['PNRR', 'Energia'], city: null, hourlyRate: 120 };
const SENT = '2026-11-02T09:00:00.000Z';
const LATER = '2026-11-03T09:00:00.000Z';

describe('what a change of an approved profile does (CON-2)', () => {
  test('prices and hours hold at once, words and data wait', () => {
    expect(splitChanges({ bio: 'Nuova', hourlyRate: 140, callDays: ['mar'], vatNumber: undefined })).toEqual({
      atOnce: { hourlyRate: 140, callDays: ['mar'] },
      reviewed: { bio: 'Nuova' },
    });
  });
  test('only what differs waits; the order of a list says nothing', () => {
    expect(
      proposalAfter(APPROVED, null, { bio: APPROVED.bio, topics: ['Energia', 'PNRR'], city: null }, SENT),
    ).toBeNull();
    expect(proposalAfter(APPROVED, null, { bio: 'Nuova', city: null }, SENT)).toEqual({
      changes: { bio: 'Nuova' },
      sentAt: SENT,
      isSentBack: false,
    });
  });
  test('the same words again change nothing; other words are sent anew; the approved ones take it back', () => {
    const waiting: Proposal = { changes: { bio: 'Nuova' }, sentAt: SENT, isSentBack: true };
    expect(proposalAfter(APPROVED, waiting, { bio: 'Nuova' }, LATER)).toBe(waiting);
    expect(proposalAfter(APPROVED, waiting, { city: 'Padova' }, LATER)).toEqual({
      changes: { bio: 'Nuova', city: 'Padova' },
      sentAt: LATER,
      isSentBack: false,
    });
    expect(proposalAfter(APPROVED, waiting, { bio: APPROVED.bio }, LATER)).toBeNull();
  });
  test('the owner reads the changes, with what everybody else still reads; their checks are open again', () => {
    const proposal: Proposal = { changes: { bio: 'Nuova', city: 'Padova' }, sentAt: SENT, isSentBack: false };
    const shown = withProposal({ ...APPROVED, proposal });
    expect(shown).toMatchObject({ bio: 'Nuova', city: 'Padova', hourlyRate: 120 });
    expect(shown.proposal?.approved).toEqual({ bio: APPROVED.bio, city: null });
    expect(checksAfter({ identita: 'ok', nessuna_promessa: 'ok', tariffa: 'ok' }, shown.proposal)).toEqual({
      identita: 'ok',
    });
  });
});

test.each([
  ['bio', 'Seguo le domande: contributo garantito.', '«contributo garantito» promette un esito'],
  ['title', 'Successo al 100%', '«Successo al 100%» promette un esito'],
  ['pricingInfo', 'Paghi solo a esito garantito', '«esito garantito» promette un esito'],
])('%s promises no outcome', (field, text, message) => {
  const { error } = consultantProfileChanges.safeParse({ [field]: text });
  expect(error?.issues).toMatchObject([{ path: [field] }]);
  expect(error?.issues[0]?.message).toContain(message);
  expect(consultantProfileChanges.safeParse({ [field]: 'Nessuno può garantire un contributo' }).success).toBe(true);
});

test.each([
  ['IT 90000009999', false],
  ['12345678903', true],
  ['', true],
])('the VAT number %j is well formed: %s', (vatNumber, isFine) => {
  expect(consultantProfileChanges.safeParse({ vatNumber }).success).toBe(isFine);
});
