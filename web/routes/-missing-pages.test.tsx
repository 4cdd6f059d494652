import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProfileNotFound } from '#web/features/consultants/public-profile/profile-not-found.tsx';
import { ResourceNotFound } from '#web/features/resources/resource-screen.tsx';
import { TicketNotFound } from '#web/features/support/ticket-screen.tsx';
import { openPage } from '#web/testing/open-page.tsx';

test.each([
  ['Consulente non trovato', ProfileNotFound, '/consulenti'],
  ['Risorsa non trovata', ResourceNotFound, '/resources'],
  ['Ticket non trovato', TicketNotFound, '/support'],
])('%s: a page with its heading, and a way on', async (title, Page, href) => {
  await openPage(() => <Page />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
});
