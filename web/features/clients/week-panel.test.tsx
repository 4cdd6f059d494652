import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WeekEntry } from '#domain/sharing/week.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { DayRequests } from './day-requests.tsx';
import { WeekPanel } from './week-panel.tsx';

const entry = (id: string, changes: Partial<WeekEntry>): WeekEntry => ({
  ...{ id, kind: 'compito', on: '2026-11-16', time: null, what: 'Bozza', client: 'Latteria Sca', targetId: 'i1' },
  ...changes,
});

it('the week is told by day, each line with its client and the way to it', async () => {
  const week = [
    entry('a', {}),
    entry('b', { kind: 'incontro', on: '2026-11-17', time: '10:30', what: 'Voucher' }),
    entry('c', { kind: 'bando', on: '2026-11-20', what: 'ISI Inail', client: null, targetId: 'isi' }),
  ];
  await openPage(() => <WeekPanel week={week} today="2026-11-16" />);
  const panel = within(screen.getByRole('region', { name: 'Scadenze della settimana' }));
  expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Oggi',
    'Domani',
    'venerdì 20 novembre',
  ]);
  expect(panel.getByText('Da oggi a domenica 22 novembre, di tutti i clienti.')).toBeDefined();
  expect(panel.getByText('Incontro 10:30 · Latteria Sca')).toBeDefined();
  expect(panel.getByRole('link', { name: 'Bozza' }).getAttribute('href')).toBe('/client/i1');
  expect(panel.getByRole('link', { name: 'ISI Inail' }).getAttribute('href')).toBe('/grant/isi');
});

it('a week without dates says so', async () => {
  await openPage(() => <WeekPanel week={[]} today="2026-11-16" />);
  expect(screen.getByText('Niente scade nei prossimi sette giorni.')).toBeDefined();
});

it('a request says for how long it still waits, or that it was answered', async () => {
  const now = Date.parse('2026-11-16T10:00:00.000Z');
  const request = { id: 'r1', name: 'Carpenteria Zago Srl', about: 'Fondo Veneto', urgency: 'alta' } as const;
  await openPage(() => (
    <DayRequests
      now={now}
      requests={[
        { ...request, releasesAt: '2026-11-17T01:00:00.000Z' },
        { ...request, id: 'r2', name: 'Nodo Digitale Srl', releasesAt: null },
      ]}
    />
  ));
  expect(screen.getByText('libera tra 15 ore')).toBeDefined();
  expect(screen.getByText('hai già risposto')).toBeDefined();
});
