import '#web/testing/test-browser.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { notify } from '#web/ui/feedback/notify.ts';
import { Toaster } from '#web/ui/feedback/toaster.tsx';

vi.mock('#web/ui/feedback/toast-region.tsx', () => ({
  get ToastRegion() {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

test('without a network messages are shown all the same, and the page stays as it was', async () => {
  render(
    <>
      <input aria-label="Descrizione" defaultValue="Testo lungo" />
      <Toaster label="Messaggi" closeLabel="Chiudi" />
    </>,
  );
  notify('danger', "Errore durante l'accesso", { description: 'Controlla la connessione', id: 'accesso' });
  expect(await screen.findByText("Errore durante l'accesso")).toBeTruthy();
  expect(screen.getByText('Controlla la connessione')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Descrizione').value).toBe('Testo lungo');
  notify('danger', 'Ancora niente', { id: 'accesso' });
  expect(await screen.findByText('Ancora niente')).toBeTruthy();
  expect(screen.queryByText("Errore durante l'accesso")).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(screen.queryByText('Ancora niente')).toBeNull());
});
