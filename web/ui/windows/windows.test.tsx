import '#web/testing/test-browser.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Accordion } from '#web/ui/layout/accordion.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Menu, MenuItem } from '#web/ui/actions/menu.tsx';
import { Sheet } from './sheet.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';

test('a dialog has its name and description, takes the focus, and Escape gives it back', async () => {
  render(
    <Dialog
      title="Inviare?"
      description="Blocchiamo questa versione."
      closeLabel="Chiudi"
      trigger={<Button>Invia</Button>}
    >
      <input aria-label="Protocollo" />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Invia' }));
  const dialog = screen.getByRole('dialog', { name: 'Inviare?', description: 'Blocchiamo questa versione.' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Invia' }));
});

test('a window that no trigger opened gives the focus back to where it was', async () => {
  function Page() {
    const [open, setOpen] = useState<'window' | 'question' | null>(null);
    const onOpenChange = (isOpen: boolean) => !isOpen && setOpen(null);
    const words = { title: 'Menu', description: 'Da qui si va ovunque.' };
    return (
      <>
        <Button onClick={() => setOpen('window')}>Apri</Button>
        <Button onClick={() => setOpen('question')}>Chiedi</Button>
        <Dialog {...words} closeLabel="Chiudi" open={open === 'window'} onOpenChange={onOpenChange} />
        <ConfirmDialog
          {...words}
          confirmLabel="Sì"
          cancelLabel="No"
          onConfirm={() => {}}
          open={open === 'question'}
          onOpenChange={onOpenChange}
        />
      </>
    );
  }
  render(<Page />);
  for (const name of ['Apri', 'Chiedi']) {
    await userEvent.click(screen.getByRole('button', { name }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
  }
});

test('a sheet closes with its own button', async () => {
  render(
    <Sheet side="bottom" title="Filtri" closeLabel="Chiudi i filtri" trigger={<Button>Apri</Button>}>
      Contenuto
    </Sheet>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
  expect(screen.getByRole('dialog', { name: 'Filtri' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi i filtri' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a confirmation waits for the work, then closes; cancelling does nothing', async () => {
  let finish = () => {};
  const confirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(
    <ConfirmDialog
      title="Eliminare?"
      description="Non si torna indietro."
      confirmLabel="Elimina"
      cancelLabel="Annulla"
      onConfirm={confirm}
      trigger={<Button>Togli</Button>}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Togli' }));
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(confirm).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Togli' }));
  const button = screen.getByRole('button', { name: 'Elimina' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(confirm).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-busy')).toBe('true');
  finish();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a menu opens with the keyboard and Enter takes the action', async () => {
  const act = vi.fn();
  render(
    <main>
      <Menu trigger={<Button>Azioni</Button>}>
        <MenuItem>Modifica</MenuItem>
        <MenuItem onSelect={act}>Elimina</MenuItem>
      </Menu>
    </main>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main').contains(await screen.findByRole('menu'))).toBe(true);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(act).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('tabs are walked with the arrows and show their panel', async () => {
  const change = vi.fn();
  render(
    <Tabs
      label="Profilo"
      onChange={change}
      tabs={[
        { value: 'a', label: 'Aziende', content: 'Due aziende' },
        { value: 'b', label: 'Dati', content: 'I tuoi dati' },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Aziende', selected: true }));
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenCalledWith('b');
  expect(screen.getByRole('tabpanel', { name: 'Dati' }).textContent).toBe('I tuoi dati');
});

test('an accordion opens one answer at a time and closes it again', async () => {
  render(
    <Accordion
      items={[
        { value: '1', title: 'Quanto costa?', content: 'Niente' },
        { value: '2', title: 'Chi siete?', content: 'Bandolo' },
      ]}
    />,
  );
  const first = screen.getByRole('button', { name: 'Quanto costa?', expanded: false });
  await userEvent.click(first);
  await userEvent.click(screen.getByRole('button', { name: 'Chi siete?' }));
  expect(first.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('region', { name: 'Chi siete?' }).textContent).toBe('Bandolo');
  await userEvent.click(screen.getByRole('button', { name: 'Chi siete?' }));
  expect(screen.queryByText('Bandolo')).toBeNull();
});
