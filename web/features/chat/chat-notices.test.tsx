import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ChatView } from '#domain/chat/chat.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { ChatNotices } from './chat-notices.tsx';

const open = (side: 'impresa' | 'consulente', change: object) =>
  openPage(() => (
    <ChatNotices
      chat={
        {
          consultancy: {
            side,
            consultantName: 'Paolo Marchetti',
            clientName: 'Officine',
            clientPerson: 'Giulia Zanetti',
          },
          absentUntil: null,
          isReported: false,
          ...change,
        } as unknown as ChatView
      }
    />
  ));

test('nothing is said where there is nothing to say', async () => {
  await open('impresa', {});
  expect(screen.getByRole('status').textContent).toBe('');
});

test('who writes to a consultant that is away is told until when', async () => {
  await open('impresa', { absentUntil: '2026-12-15' });
  expect(
    screen.getByText('Paolo Marchetti è assente fino al 15 dicembre 2026. Scrivi pure: leggerà al rientro.'),
  ).toBeDefined();
});

test('the consultant reads it too, with the way to change it', async () => {
  await open('consulente', { absentUntil: '2026-12-15' });
  expect(screen.getByText(/^Risulti assente fino al 15 dicembre 2026\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Cambia' }).getAttribute('href')).toBe('/profile');
});

test('a conversation that was reported says so', async () => {
  await open('impresa', { isReported: true });
  expect(screen.getByText('Hai segnalato questa conversazione: la stiamo leggendo.')).toBeDefined();
});
