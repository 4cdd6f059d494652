import '#web/testing/test-browser.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LinkProvider } from './app-link.tsx';
import { ButtonLink } from './button-link.tsx';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { Button } from './button.tsx';

test('a button that cannot be pressed stays reachable and says why', async () => {
  const press = vi.fn();
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" disabled disabledReason="Seleziona almeno un settore" onClick={press}>
        Completa
      </Button>
      <Toaster label="Messaggi" closeLabel="Chiudi" />
    </form>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Completa', description: 'Seleziona almeno un settore' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  const messages = await screen.findByRole('region', { name: /Messaggi/ });
  expect(await within(messages).findAllByText('Seleziona almeno un settore')).toHaveLength(1);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('a double click turns a toggle once, and is two presses of any other button', async () => {
  const [turn, press] = [vi.fn(), vi.fn()];
  render(
    <>
      <Button aria-pressed={false} onClick={turn}>
        Salva
      </Button>
      <Button onClick={press}>Aggiungi</Button>
    </>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Salva' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Aggiungi' }));
  expect([turn.mock.calls.length, press.mock.calls.length]).toEqual([1, 2]);
});

test('a loading button is busy, keeps its words and ignores presses', async () => {
  const press = vi.fn();
  render(
    <Button loading onClick={press}>
      Invio in corso
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Invio in corso' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test('links inside the product go through the given router link, others stay anchors', () => {
  render(
    <LinkProvider render={({ href, ...rest }) => <a {...rest} href={href} data-router="" />}>
      <ButtonLink href="/bandi">Bandi</ButtonLink>
      <ButtonLink href="https://example.org">Fonte</ButtonLink>
      <ButtonLink href="//example.org">Altrove</ButtonLink>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Bandi' }).dataset.router).toBe('');
  expect(screen.getByRole('link', { name: 'Fonte' }).dataset.router).toBeUndefined();
  expect(screen.getByRole('link', { name: 'Altrove' }).dataset.router).toBeUndefined();
});
