import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { FailedPage } from './failed-page.tsx';

afterEach(cleanup);

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

test('without a reference there is simply none, and nothing speaks of one', () => {
  render(<FailedPage error={new Error('boom')} reset={() => {}} info={{ componentStack: '' }} />);
  expect(screen.queryByText(/Codice di riferimento/)).toBeNull();
  expect(screen.queryByText(/codice qui sotto/)).toBeNull();
  expect(screen.queryByText('boom')).toBeNull();
});
