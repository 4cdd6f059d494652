import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { PastCard } from './past-card.tsx';

const open = (more: Partial<ConsultancyView>) => {
  const view = {
    ...{ id: 'r1', side: 'consulente', status: 'completata', clientName: 'Panificio Marin', kind: 'domanda' },
    ...{ grantName: 'Nuova Sabatini', tasks: [], outcome: null, stated: null, grantedAmount: null, cor: null },
    ...{ earnings: 650, reason: null, quote: null, ownReview: null, otherReview: null, hasOtherReview: false },
    ...{ createdAt: '2026-11-10T10:00:00.000Z', acceptedAt: null, closedAt: '2026-11-15T10:00:00.000Z' },
    ...more,
  } as ConsultancyView;
  return openPage(() => <PastCard view={view} />);
};
const stated = { outcome: 'approvata', isContested: false, reason: null } as const;

it('an outcome that nobody confirmed says so, and is not there to be changed', async () => {
  await open({ stated, grantedAmount: 20_000 });
  expect(screen.getByText('Approvata: concessi 20.000 €')).toBeDefined();
  expect(screen.getByText('in attesa di conferma dell’impresa')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Correggi l’esito' })).toBeNull();
});

it('a contested one says why and can be corrected', async () => {
  await open({ stated: { ...stated, isContested: true, reason: 'Mai partita.' } });
  expect(screen.getByText('contestato dall’impresa')).toBeDefined();
  expect(screen.getByText('Motivo: Mai partita.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Correggi l’esito' })).toBeDefined();
});

it('what the client ended is interrupted, with the reason', async () => {
  await open({ reason: 'Non si fa più.' });
  expect(screen.getByText('Interrotta')).toBeDefined();
  expect(screen.getByText('Motivo: Non si fa più.')).toBeDefined();
});
