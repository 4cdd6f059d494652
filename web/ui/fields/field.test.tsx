import '#web/testing/test-browser.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Field } from './field.tsx';
import { MoneyInput } from './money-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { SearchInput } from './search-input.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

test('an input takes its name, hint and error from the field around it', () => {
  render(
    <Field label="Partita IVA" mark="(facoltativa)" hint="Come in visura" error="Servono 11 cifre" required>
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Partita IVA (facoltativa)' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  expect(described.map((element) => element?.textContent)).toEqual(['Servono 11 cifre', 'Come in visura']);
});

test('a label beside its input names it like one above it', () => {
  render(
    <Field inline label="Il DURC è regolare?" error="Scegli una risposta">
      <Select options={[{ value: 'si', label: 'Sì' }]} placeholder="Non so" />
    </Field>,
  );
  const answer = screen.getByRole('combobox', { name: 'Il DURC è regolare?' });
  expect(document.getElementById(answer.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Scegli una risposta',
  );
});

test('a field without hint and error leaves no dangling references', () => {
  render(
    <Field label="Settore">
      <Select options={[{ value: 'a', label: 'Energia' }]} placeholder="Scegli" />
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: 'Settore' });
  expect(select.hasAttribute('aria-describedby')).toBe(false);
  expect(select.hasAttribute('aria-invalid')).toBe(false);
});

test('the password is shown and hidden again, and the button says what it will do', async () => {
  render(
    <Field label="Password">
      <PasswordInput showLabel="Mostra" hideLabel="Nascondi" defaultValue="segreta" />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostra' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Nascondi' }));
  expect(input.type).toBe('password');
});

test('an amount is read as Italians write it and grouped when one leaves the box', async () => {
  const seen = vi.fn();
  function Amount() {
    const [value, setValue] = useState<number | null>(null);
    seen(value);
    return (
      <Field label="Costo">
        <MoneyInput value={value} onChange={setValue} />
      </Field>
    );
  }
  render(<Amount />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Costo' });
  await userEvent.type(input, '2500,5');
  await userEvent.tab();
  expect(input.value).toBe('2.500,5');
  expect(seen).toHaveBeenLastCalledWith(2500.5);
  await userEvent.clear(input);
  await userEvent.type(input, 'molto');
  await userEvent.tab();
  expect(input.value).toBe('molto'); // stays, so that it can be corrected
  expect(seen).toHaveBeenLastCalledWith(null);
});

test('the count under a text follows what is written', async () => {
  render(
    <Field label="Obiettivi">
      <TextArea maxLength={20} countLabel={(length, max) => `${length} di ${max}`} />
    </Field>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Obiettivi' }), 'cloud');
  expect(screen.getByText('5 di 20')).toBeTruthy();
});

test('clearing a search empties it and keeps the keyboard there', async () => {
  function Search() {
    const [value, setValue] = useState('macchinari');
    return <SearchInput aria-label="Cerca" value={value} onChange={setValue} clearLabel="Svuota" />;
  }
  render(<Search />);
  await userEvent.click(screen.getByRole('button', { name: 'Svuota' }));
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cerca' });
  expect(input.value).toBe('');
  expect(document.activeElement).toBe(input);
  expect(screen.queryByRole('button', { name: 'Svuota' })).toBeNull();
});
