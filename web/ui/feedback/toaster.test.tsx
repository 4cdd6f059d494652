import '#web/testing/test-browser.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notify } from './notify.ts';
import { Toaster } from './toaster.tsx';

const network = vi.hoisted(() => ({ isAway: true, tries: 0 }));
vi.mock('./toast-region.tsx', async (original) => {
  const real = await original<typeof import('./toast-region.tsx')>();
  return {
    get ToastRegion() {
      network.tries += 1;
      if (network.isAway) throw new TypeError('Failed to fetch dynamically imported module');
      return real.ToastRegion;
    },
  };
});

test('without a network the page stays as it was, and what there was to say is said when it is back', async () => {
  render(
    <>
      <input aria-label="Descrizione" defaultValue="Testo lungo" />
      <Toaster label="Messaggi" closeLabel="Chiudi" />
    </>,
  );
  notify('danger', "Errore durante l'accesso", { description: 'Controlla la connessione' });
  await waitFor(() => expect(network.tries).toBe(1));
  expect(screen.getByLabelText<HTMLInputElement>('Descrizione').value).toBe('Testo lungo');
  expect(screen.queryByText("Errore durante l'accesso")).toBeNull();
  network.isAway = false;
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.getByText("Errore durante l'accesso")).toBeTruthy();
  });
});
