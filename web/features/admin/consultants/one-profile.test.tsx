import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ReviewedProfile } from '#domain/consultants/profile-review.ts';
import { REVIEW_DESK as WORDS } from '#messages/consultants/review.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { OneProfile } from './one-profile.tsx';

const profile = {
  id: 'c1',
  firstName: 'Elena',
  lastName: 'Scarpa',
  email: 'elena@studio.example',
  status: 'in_attesa',
  checks: {},
  seenChecks: {},
  proposal: null,
  register: null,
  vatNumber: null,
  insuredUntil: null,
  bio: 'Bandi regionali.',
  documents: [],
  history: [],
  decisionReason: null,
  decidedAt: null,
} as unknown as ReviewedProfile;

test('the message is written from what is not in order, until somebody writes another', async () => {
  await openPage(() => <OneProfile profile={profile} today="2026-11-10" drawProfile={() => null} />);
  const message = screen.getByLabelText<HTMLTextAreaElement>(WORDS.reason('Elena'));
  expect(message.value).toBe('');
  const answer = (check: string, as: string) => userEvent.selectOptions(screen.getByLabelText(check), as);
  await answer(WORDS.checkLabels.polizza, WORDS.answers.manca);
  expect(message.value).toBe('Ciao Elena, per pubblicare il profilo serve una polizza professionale ancora valida.');
  await answer(WORDS.checkLabels.partita_iva, WORDS.answers.manca);
  expect(message.value.split('\n')).toHaveLength(3);
  expect(screen.getByText(WORDS.reasonWritten)).toBeTruthy();
  await userEvent.clear(message);
  await userEvent.type(message, 'Manca la firma.');
  await answer(WORDS.checkLabels.nessuna_promessa, WORDS.answers.manca);
  expect(message.value).toBe('Manca la firma.');
});

test('a check on what is missing cannot be fine, and says why; without words only the reason is asked for', async () => {
  await openPage(() => <OneProfile profile={profile} today="2026-11-10" drawProfile={() => null} />);
  const insurance = screen.getByLabelText(WORDS.checkLabels.polizza);
  expect(within(insurance).queryByRole('option', { name: WORDS.answers.ok })).toBeNull();
  expect(screen.getByText(WORDS.lacks.polizza)).toBeTruthy();
  expect(screen.getByText(WORDS.lacks.documenti)).toBeTruthy();
  expect(screen.getAllByText(WORDS.reasonFirst)).toHaveLength(2);
});

test('changes of an approved profile stand beside what everybody reads, to be approved or sent back', async () => {
  const changed = {
    ...profile,
    status: 'approvato',
    bio: 'Bandi nazionali.',
    proposal: { sentAt: '2026-11-08T09:00:00.000Z', isSentBack: false, approved: { bio: 'Bandi regionali.' } },
  } as unknown as ReviewedProfile;
  await openPage(() => <OneProfile profile={changed} today="2026-11-10" drawProfile={() => null} />);
  const changes = within(screen.getByRole('region', { name: WORDS.changes }));
  expect(changes.getByText('Bandi regionali.', { exact: false })).toBeTruthy();
  expect(changes.getByText('Bandi nazionali.', { exact: false })).toBeTruthy();
  expect(screen.getByText(/^Modifiche inviate l’8 novembre 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: WORDS.approveChanges })).toBeTruthy();
  expect(screen.queryByRole('button', { name: WORDS.reject })).toBeNull();
});
