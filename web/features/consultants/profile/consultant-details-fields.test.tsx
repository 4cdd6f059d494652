import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { consultantDetails } from '#domain/accounts/registration.ts';
import { Form } from '#web/ui/fields/form.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { ConsultantDetailsFields } from './consultant-details-fields.tsx';

afterEach(cleanup);

function Details() {
  const form = useSchemaForm(consultantDetails, { defaultValues: { specializations: [], sectors: [] } });
  return (
    <Form form={form} onSubmit={() => {}}>
      <ConsultantDetailsFields />
    </Form>
  );
}

test('years are 0 to 50, the rate is at least 0 by cents (CON-4)', () => {
  render(<Details />);
  const years = screen.getByLabelText<HTMLInputElement>('Anni di esperienza');
  expect([years.type, years.min, years.max]).toEqual(['number', '0', '50']);
  const rate = screen.getByLabelText<HTMLInputElement>('Tariffa oraria');
  expect([rate.type, rate.min, rate.step]).toEqual(['number', '0', '0.01']);
});

test('six specializations, eleven sectors, twenty regions (CON-5)', () => {
  render(<Details />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(6 + 11);
  expect(screen.getByLabelText<HTMLSelectElement>('Regione').options).toHaveLength(20 + 1); // and the one to choose
});
