import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { ItemPanel } from './item-panel.tsx';

const ITEM: CalendarItem = {
  id: 'voucher-apertura',
  kind: 'click_day',
  title: 'Voucher provinciale',
  day: '2026-11-16',
  time: '22:30',
  endTime: null,
  detail: 'Camera di commercio',
  why: 'salvato',
  windowFrom: null,
  isOwn: false,
  href: '/grant/voucher',
  readiness: null,
};
const nothing = () => {};
const open = (item: Partial<CalendarItem>) =>
  openPage(() => (
    <ItemPanel
      item={{ ...ITEM, ...item }}
      today="2026-11-16"
      now="2026-11-16T19:25:00Z"
      onEdit={nothing}
      onMove={nothing}
      onRemove={nothing}
    />
  ));

test('on its day a click day counts the hours by the server’s clock (CAL-1)', async () => {
  await open({});
  expect(screen.getByText('2 h 05 min')).toBeTruthy();
  expect(screen.getByText('poi si parte alle 22:30 in punto')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Scarica .ics' })).toBeTruthy();
});

test.each([
  ['click_day', 'Apri la scheda'],
  ['documento', 'Apri il documento'],
  ['adempimento', 'Apri la candidatura'],
  ['appuntamento', 'Apri la consulenza'],
] as const)('the one action of %s leads to its subject', async (kind, label) => {
  await open({ kind, time: null, day: '2026-12-10' });
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe('/grant/voucher');
});
