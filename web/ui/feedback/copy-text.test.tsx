import '#web/testing/test-browser.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';
import { Toaster } from './toaster.tsx';

const WORDS = { copied: 'Link copiato', copyFailed: 'Link non copiato' };

afterEach(() => {
  toast.dismiss();
});

test('what was copied is said, and so is a browser that does not allow it', async () => {
  userEvent.setup(); // gives the page a clipboard
  render(<Toaster label="Messaggi" closeLabel="Chiudi" />);
  expect(await copyText('https://bandolo.example', WORDS)).toBe(true);
  expect(await navigator.clipboard.readText()).toBe('https://bandolo.example');
  expect(await screen.findByText('Link copiato')).toBeTruthy();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  expect(await copyText('https://bandolo.example', WORDS)).toBe(false);
  expect(await screen.findByText('Link non copiato')).toBeTruthy();
  expect(screen.queryByText('Link copiato')).toBeNull();
});
