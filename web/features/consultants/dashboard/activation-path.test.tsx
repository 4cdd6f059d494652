import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { ActivationPath } from './activation-path.tsx';

test('who waits for the review is led to the profile, where data and documents are added (CON-6)', async () => {
  await openPage(() => <ActivationPath isApproved={false} />);
  const link = screen.getByRole('link', { name: 'Completa il profilo e carica i documenti' });
  expect(link.getAttribute('href')).toBe('/profile');
});
