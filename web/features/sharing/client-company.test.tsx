import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { ClientCompany } from './client-company.tsx';

it('a client’s data are read in the client’s sheet and asked for in the chat; there is no form', async () => {
  await openPage(() => <ClientCompany company={{ companyName: 'Azienda Agricola Murgia', consultancyId: 'k1' }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'I dati di Azienda Agricola Murgia' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Apri la scheda cliente' }).getAttribute('href')).toBe('/client/k1');
  expect(screen.getByRole('link', { name: 'Chiedilo al cliente' }).getAttribute('href')).toMatch(/^\/chat\/k1\?testo=/);
  expect(screen.queryByRole('textbox')).toBeNull();
});
