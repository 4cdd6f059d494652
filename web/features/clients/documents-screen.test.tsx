import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { ClientDocumentsScreen } from './documents-screen.tsx';

it('a client’s papers and card are two actions of one look', async () => {
  const onVault = vi.fn();
  const clients = [{ consultancyId: 'i1', companyId: 'c1', name: 'Officine Brenta Srl', papers: [] }];
  await openPage(() => <ClientDocumentsScreen documents={{ clients }} onVault={onVault} />);
  const vault = screen.getByRole('button', { name: 'Apri l’archivio di Officine Brenta Srl' });
  const card = screen.getByRole('link', { name: 'Scheda cliente: Officine Brenta Srl' });
  expect(card.className).toBe(vault.className);
  expect(card.getAttribute('href')).toBe('/client/i1');
  await userEvent.setup({ delay: null }).click(vault);
  expect(onVault).toHaveBeenCalledWith('c1');
});
