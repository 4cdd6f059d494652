import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { ApiError } from '#web/lib/api.ts';
import { FailedPage } from './failed-page.tsx';

afterEach(cleanup);

const AWAY = { code: 'service_unavailable' as const, message: ERROR_MESSAGES.service_unavailable };

/** A page that cannot be read the first time. */
function open(error: Error) {
  let isFirst = true;
  const routeTree = createRootRoute({
    loader: () => {
      if (!isFirst) return;
      isFirst = false;
      throw error;
    },
    component: () => <h1>La pagina</h1>,
    errorComponent: FailedPage,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />, { onCaughtError: () => {} });
}

test('an unexpected error shows friendly words, its reference code and two ways on: one reads the page again', async () => {
  open(new ApiError(500, { code: 'unexpected', message: '', fields: [], requestId: 'rif-123' }));
  expect(await screen.findByRole('heading', { name: 'Qualcosa non ha funzionato' })).toBeDefined();
  expect(screen.getByText('rif-123')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Torna alla pagina iniziale' }).getAttribute('href')).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('heading', { name: 'La pagina' })).toBeDefined();
});

test.each([
  ['in the browser', new ApiError(503, { ...AWAY, fields: [], requestId: 'rif-9' })],
  ['as the server hands it over', new Error(AWAY.message)],
])('a service that cannot reach its data says so, %s', async (_where, error) => {
  open(error);
  expect(await screen.findByRole('heading', { name: 'Il servizio non è disponibile' })).toBeDefined();
  expect(screen.getByText(/non raggiunge il suo archivio dei dati/)).toBeDefined();
  expect(screen.queryByText(/Codice di riferimento/)).toBeNull();
});

test('without a network it says so, and reads the page by itself when the network is back', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(new TypeError('Failed to fetch'));
  expect(await screen.findByRole('heading', { name: 'Sei offline' })).toBeDefined();
  line.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'La pagina' })).toBeDefined();
  line.mockRestore();
});

test('without a reference there is simply none, and nothing speaks of one', async () => {
  open(new Error('boom'));
  await screen.findByRole('heading', { name: 'Qualcosa non ha funzionato' });
  expect(screen.queryByText(/Codice di riferimento/)).toBeNull();
  expect(screen.queryByText(/codice qui sotto/)).toBeNull();
  expect(screen.queryByText('boom')).toBeNull();
});
