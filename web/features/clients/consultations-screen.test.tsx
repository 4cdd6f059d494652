import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { ConsultationsScreen } from './consultations-screen.tsx';

const consultancy = (more: Partial<ConsultancyView>) =>
  ({
    ...{ id: 'r1', side: 'consulente', status: 'completata', clientName: 'Panificio Marin', kind: 'domanda' },
    ...{ grantName: null, clientPerson: null, company: null, sharesCompany: true, outcome: null, stated: null },
    ...{ earnings: 650, deadline: null, createdAt: '2026-11-10T10:00:00.000Z', ...more },
  }) as ConsultancyView;

it('the fee has its name beside it and a place on phones too', async () => {
  await openPage(() => <ConsultationsScreen all={[consultancy({ outcome: 'senza_domanda' })]} />);
  const cells = within(screen.getAllByRole('row')[1]!).getAllByRole('cell');
  const fee = cells.at(-1)!;
  expect(fee.textContent.replace(/\s/g, ' ')).toBe('Compenso 650 €');
  expect(fee.className).not.toContain('hidden');
});

it('an outcome that nobody confirmed, and work that the client ended, say so', async () => {
  const stated = { outcome: 'approvata', isContested: false, reason: null } as const;
  await openPage(() => <ConsultationsScreen all={[consultancy({ stated }), consultancy({ id: 'r2' })]} />);
  expect(screen.getByText('Approvata')).toBeDefined();
  expect(screen.getByText('in attesa di conferma dell’impresa')).toBeDefined();
  expect(screen.getByText('Interrotta')).toBeDefined();
});
