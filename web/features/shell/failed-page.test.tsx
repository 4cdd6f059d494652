import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { ApiError } from '#web/lib/api.ts';
import { FailedPage } from './failed-page.tsx';

afterEach(cleanup);

const AWAY = { code: 'service_unavailable', message: ERROR_MESSAGES.service_unavailable };

test('an unexpected error shows friendly words, its reference code and two ways on', async () => {
  const reset = vi.fn();
  const error = new ApiError(500, { code: 'unexpected', message: '', fields: [], requestId: 'rif-123' });
  render(<FailedPage error={error} reset={reset} info={{ componentStack: '' }} />);
  expect(screen.getByRole('heading', { name: 'Qualcosa non ha funzionato' })).toBeDefined();
  expect(screen.getByText('rif-123')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Torna alla pagina iniziale' }).getAttribute('href')).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(reset).toHaveBeenCalledOnce();
});

test.each([
  ['in the browser', new ApiError(503, { ...AWAY, fields: [], requestId: 'rif-9' })],
  ['as the server hands it over', new Error(AWAY.message)],
])('a service that cannot reach its data says so, %s', (_where, error) => {
  render(<FailedPage error={error} reset={() => {}} info={{ componentStack: '' }} />);
  expect(screen.getByRole('heading', { name: 'Il servizio non è disponibile' })).toBeDefined();
  expect(screen.getByText(/non raggiunge il suo archivio dei dati/)).toBeDefined();
  expect(screen.queryByText(/Codice di riferimento/)).toBeNull();
});

test('without a reference there is simply none, and nothing speaks of one', () => {
  render(<FailedPage error={new Error('boom')} reset={() => {}} info={{ componentStack: '' }} />);
  expect(screen.queryByText(/Codice di riferimento/)).toBeNull();
  expect(screen.queryByText(/codice qui sotto/)).toBeNull();
  expect(screen.queryByText('boom')).toBeNull();
});
