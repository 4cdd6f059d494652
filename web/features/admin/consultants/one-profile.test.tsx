import { screen } from '@testing-library/react';
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
  bio: 'Bandi regionali.',
  documents: [],
  history: [],
  decisionReason: null,
  decidedAt: null,
} as unknown as ReviewedProfile;

test('the message is written from what is not in order, until somebody writes another', async () => {
  await openPage(() => <OneProfile profile={profile} drawProfile={() => null} />);
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
  await answer(WORDS.checkLabels.polizza, WORDS.answers.ok);
  expect(message.value).toBe('Manca la firma.');
});
