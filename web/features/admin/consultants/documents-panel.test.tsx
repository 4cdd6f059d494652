import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ReviewedProfile } from '#domain/consultants/profile-review.ts';
import { REVIEW_DESK as WORDS } from '#messages/consultants/review.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { DocumentsPanel } from './documents-panel.tsx';

const paper = (id: string, name: string) => ({
  id,
  name,
  mediaType: 'image/png',
  bytes: 2048,
  createdAt: '2026-11-14T09:00:00.000Z',
});
const profileWith = (documents: object[]) => ({ id: 'c1', documents }) as unknown as ReviewedProfile;

test('one document at a time is in sight, the first one first', async () => {
  const documents = [paper('d1', 'polizza.png'), paper('d2', 'albo.png')];
  await openPage(() => <DocumentsPanel profile={profileWith(documents)} />);
  expect(screen.getByRole('img', { name: WORDS.previewOf('polizza.png') })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'albo.png', pressed: false }));
  expect(screen.getByRole('img', { name: WORDS.previewOf('albo.png') })).toBeTruthy();
  expect(screen.queryByRole('img', { name: WORDS.previewOf('polizza.png') })).toBeNull();
  expect(screen.getByRole('link', { name: WORDS.download }).getAttribute('href')).toContain('d2');
});

test('nothing sent is said', async () => {
  await openPage(() => <DocumentsPanel profile={profileWith([])} />);
  expect(screen.getByText(WORDS.noDocuments)).toBeTruthy();
});
