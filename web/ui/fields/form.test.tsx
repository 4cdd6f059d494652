import '#web/testing/test-browser.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '#web/lib/api.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { Field } from './field.tsx';
import { FormValue } from './form-value.tsx';
import { Form } from './form.tsx';
import { MoneyInput } from './money-input.tsx';
import { MultiSelect } from './multi-select.tsx';
import { NumberInput } from './number-input.tsx';
import { limitsOf } from './schema-limits.ts';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const schema = z.object({
  title: z.string().trim().min(1).max(20),
  notes: z.string().max(5).optional(),
  kind: z.enum(['forno', 'sito']),
  cost: z.number().min(0).max(1_000_000),
  people: z.int().min(0).max(50).nullable(),
  themes: z.array(z.string()).min(1, 'Scegli almeno un tema'),
  agreed: z.literal(true, 'Devi accettare'),
});
type Values = z.input<typeof schema>;
const EMPTY = { title: '', notes: '', cost: null, people: null, themes: [] };

function open(onSubmit: (values: Values) => unknown, onFailure?: (error: unknown) => void) {
  function Project() {
    const form = useSchemaForm(schema, { defaultValues: EMPTY as never });
    return (
      <Form form={form} onSubmit={onSubmit} onFailure={onFailure}>
        <Field<Values> name="title" label="Titolo">
          <TextInput />
        </Field>
        <Field<Values> name="notes" label="Note">
          <TextArea countLabel={(length, max) => `${length} di ${max}`} />
        </Field>
        <Field<Values> name="kind" label="Tipo">
          <Select placeholder="Scegli" options={[{ value: 'forno', label: 'Forno' }]} />
        </Field>
        <Field<Values> name="cost" label="Costo">
          <MoneyInput />
        </Field>
        <Field<Values> name="people" label="Persone">
          <NumberInput />
        </Field>
        <FormValue<Values, 'themes'> name="themes">
          {(held) => <MultiSelect label="Temi" options={[{ value: 'energia', label: 'Energia' }]} {...held} />}
        </FormValue>
        <CheckboxField<Values> name="agreed" label="Accetto" />
        <button>Invia</button>
      </Form>
    );
  }
  render(<Project />);
  return userEvent.setup({ delay: null });
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Titolo'), ' Forno nuovo ');
  await user.selectOptions(screen.getByLabelText('Tipo'), 'forno');
  await user.type(screen.getByLabelText('Costo'), '40mila');
  await user.click(screen.getByLabelText('Energia'));
  await user.click(screen.getByLabelText('Accetto'));
}

test('what the schema refuses is said beside each box, in Italian, and the first one takes the focus', async () => {
  const send = vi.fn();
  const user = open(send);
  await user.type(screen.getByLabelText('Costo'), '12500.000');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  expect(await screen.findByText('Scrivi un numero, per esempio 1.250 o 12,5')).toBeDefined();
  expect(screen.getByText('Scegli almeno un tema')).toBeDefined();
  expect(screen.getByText('Devi accettare')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Titolo')));
  expect(screen.getByLabelText('Titolo').getAttribute('aria-invalid')).toBe('true');
  expect(send).not.toHaveBeenCalled();
});

test('what is sent is what the schema made of the boxes', async () => {
  const send = vi.fn();
  const user = open(send);
  await fill(user);
  await user.type(screen.getByLabelText('Persone'), '12');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]![0]).toEqual({
    title: 'Forno nuovo',
    notes: '',
    kind: 'forno',
    cost: 40_000,
    people: 12,
    themes: ['energia'],
    agreed: true,
  });
});

test('a double click sends once; afterwards it can be sent again', async () => {
  let answer = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const user = open(send);
  await fill(user);
  const button = screen.getByRole('button', { name: 'Invia' });
  await user.dblClick(button);
  await waitFor(() => expect(send).toHaveBeenCalled());
  await user.click(button);
  expect(send).toHaveBeenCalledTimes(1);
  answer();
  await waitFor(async () => {
    await user.click(button);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

test('limits and what is required come from the schema; a pasted text is never cut', async () => {
  const user = open(vi.fn());
  expect(screen.getByLabelText<HTMLInputElement>('Titolo').maxLength).toBe(20);
  expect(screen.getByLabelText<HTMLInputElement>('Persone').max).toBe('50');
  const required = ['Titolo', 'Note', 'Tipo', 'Costo', 'Persone'].map((name) =>
    screen.getByLabelText(name).getAttribute('aria-required'),
  );
  expect(required).toEqual(['true', null, 'true', 'true', null]);
  await user.click(screen.getByLabelText('Note'));
  await user.paste('più di cinque');
  expect(screen.getByText('13 di 5')).toBeDefined();
});

test('the refusals of the server go beside their boxes, and the failure is told once', async () => {
  const failed = vi.fn();
  const fields = [{ field: 'title', message: 'Già usato' }];
  const refusal = new ApiError(409, { code: 'conflict', message: '', fields, requestId: '' });
  const user = open(() => Promise.reject(refusal), failed);
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  expect(await screen.findByText('Già usato')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Titolo')));
  expect(failed).toHaveBeenCalledExactlyOnceWith(refusal);
});

test('limits are found through chains, wrappers and rows', () => {
  const deep = z.object({
    email: z.string().trim().pipe(z.email()).pipe(z.string().max(254)),
    rows: z.array(z.object({ share: z.number().min(0).max(100).nullable() })).optional(),
  });
  expect(limitsOf(deep, 'email')).toEqual({ isRequired: true, isNumber: false, maxLength: 254 });
  expect(limitsOf(deep, 'rows.0.share')).toEqual({ isRequired: false, isNumber: true, min: 0, max: 100 });
  expect(limitsOf(deep, 'altro')).toBeNull();
});
