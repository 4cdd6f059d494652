import '#web/testing/test-browser.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PageHeader } from './page-header.tsx';

test('the way back comes before the title and is a link to the page above', () => {
  render(<PageHeader back={{ href: '/dashboard', label: 'Torna alla dashboard' }} title="Profilo" />);
  const back = screen.getByRole('link', { name: 'Torna alla dashboard' });
  expect(back.getAttribute('href')).toBe('/dashboard');
  const title = screen.getByRole('heading', { level: 1, name: 'Profilo' });
  expect(back.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('where something is asked before going, the way back is a button', async () => {
  const leave = vi.fn();
  render(<PageHeader back={{ label: 'Torna alle aziende', onClick: leave }} title="Nuova azienda" />);
  await userEvent.click(screen.getByRole('button', { name: 'Torna alle aziende' }));
  expect(leave).toHaveBeenCalledOnce();
});
