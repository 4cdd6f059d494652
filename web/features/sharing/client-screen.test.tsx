import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import type { ClientView } from '#domain/sharing/client-view.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { ClientScreen } from './client-screen.tsx';

const consultancy = (more: Partial<ConsultancyView>) =>
  ({
    ...{ id: 'r1', side: 'consulente', status: 'completata', clientName: 'Panificio Marin', kind: 'domanda' },
    ...{ grantName: null, clientPerson: null, company: null, sharesCompany: true, outcome: null, stated: null },
    ...{ earnings: 650, deadline: null, createdAt: '2026-11-10T10:00:00.000Z', ...more },
  }) as ConsultancyView;

it.each([
  ['completata', true, 'L’incarico è finito: i dati dell’azienda non sono più condivisi.', 'storico'],
  ['nuova', true, 'I dati dell’azienda si vedono quando comincia l’incarico.', 'nuove'],
  ['in_corso', false, 'L’impresa non condivide i dati dell’azienda.', 'attive'],
] as const)('the company of a client in state %s, shared %s: %s', async (status, sharesCompany, said, tab) => {
  const view = { consultancy: consultancy({ status, sharesCompany }), facts: [], unread: 0 } as unknown as ClientView;
  await openPage(() => <ClientScreen view={view} status={null} shared={null} work={null} tasks={null} />);
  expect(screen.getByText(said)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Gestisci l’incarico' });
  expect(link.getAttribute('href')).toContain(`scheda=${tab}`);
});
