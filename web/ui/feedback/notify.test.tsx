import '#web/testing/test-browser.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { toast } from 'sonner';
import { notify } from './notify.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => {
  toast.dismiss();
});

test('a message is shown in its own region, and undo calls back and takes it away', async () => {
  const undo = vi.fn();
  render(<Toaster label="Messaggi" closeLabel="Chiudi" />);
  notify('success', 'Bando salvato', { description: 'È tra i salvati', action: { label: 'Annulla', onPress: undo } });
  expect(await screen.findByText('Bando salvato')).toBeTruthy();
  expect(screen.getByText('È tra i salvati')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Messaggi' }).getAttribute('aria-live')).toBe('polite');
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(undo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('Bando salvato')).toBeNull());
});

test('the same id replaces the message, and the close button has a name', async () => {
  render(<Toaster label="Messaggi" closeLabel="Chiudi" />);
  notify('info', 'Invio in corso', { id: 'invio' });
  notify('danger', 'Invio non riuscito', { id: 'invio' });
  expect(await screen.findByText('Invio non riuscito')).toBeTruthy();
  expect(screen.queryByText('Invio in corso')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(screen.queryByText('Invio non riuscito')).toBeNull());
});

test('words that come while their message is leaving are shown, not taken away with it', async () => {
  const again = () => void notify('success', 'Bando salvato', { id: 'bando' });
  render(<Toaster label="Messaggi" closeLabel="Chiudi" />);
  notify('success', 'Bando rimosso', {
    id: 'bando',
    action: { label: 'Annulla', onPress: () => setTimeout(again, 50) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }));
  expect(await screen.findByText('Bando salvato')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Bando rimosso')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.getByText('Bando salvato')).toBeTruthy();
});
