import '#web/testing/test-browser.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';
import { matchingOptions } from './option-filter.ts';

const REGIONS = ['Lombardia', 'Forlì-Cesena', 'Valle d’Aosta', 'Veneto'].map((label) => ({ value: label, label }));

function Regions({ onChange }: { onChange?: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Field label="Regione">
      <Combobox
        options={REGIONS}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
        emptyLabel="Nessun risultato"
        clearLabel="Togli"
      />
    </Field>
  );
}

const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('typing filters without accents or kinds of apostrophe, and Enter chooses', async () => {
  const change = vi.fn();
  render(<Regions onChange={change} />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Regione' });
  await userEvent.type(input, "d'ao");
  expect(input.getAttribute('aria-expanded')).toBe('true');
  const list = screen.getByRole('listbox', { name: 'Regione' });
  expect(input.getAttribute('aria-controls')).toBe(list.id);
  expect(optionNames()).toEqual(['Valle d’Aosta']);
  await userEvent.keyboard('{Enter}');
  expect(change).toHaveBeenLastCalledWith('Valle d’Aosta');
  expect(input.value).toBe('Valle d’Aosta');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the arrows walk the list while the focus stays in the input', async () => {
  render(<Regions />);
  const input = screen.getByRole<HTMLInputElement>('combobox');
  await userEvent.click(input);
  const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toBe('Lombardia');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Forlì-Cesena');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe('Veneto');
  expect(document.activeElement).toBe(input);
});

test('Escape closes the list and gives back what was chosen', async () => {
  render(<Regions />);
  const input = screen.getByRole<HTMLInputElement>('combobox');
  await userEvent.type(input, 'ven{Enter}');
  await userEvent.type(input, 'x');
  expect(screen.getByRole('status').textContent).toBe('Nessun risultato');
  await userEvent.keyboard('{Escape}');
  expect(input.value).toBe('Veneto');
});

test('an option is chosen with the mouse, and the clear button takes it away', async () => {
  const change = vi.fn();
  render(<Regions onChange={change} />);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'Lombardia' }));
  expect(change).toHaveBeenLastCalledWith('Lombardia');
  await userEvent.click(screen.getByRole('button', { name: 'Togli' }));
  expect(change).toHaveBeenLastCalledWith(null);
});

test('options that begin with the text come before those that contain it', () => {
  const options = ['Torre di Roma', 'Roma', 'Romagnano'].map((label) => ({ label }));
  expect(matchingOptions(options, 'roma').map(({ label }) => label)).toEqual(['Roma', 'Romagnano', 'Torre di Roma']);
});
