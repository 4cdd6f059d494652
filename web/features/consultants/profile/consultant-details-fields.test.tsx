import { cleanup, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { ConsultantDetailsFields } from './consultant-details-fields.tsx';

afterEach(cleanup);

function Form() {
  const form = useForm({ defaultValues: { specializations: [], sectors: [] } });
  return (
    <FormProvider {...form}>
      <ConsultantDetailsFields />
    </FormProvider>
  );
}

test('years are 0 to 50, the rate is at least 0 by cents (spec §9)', () => {
  render(<Form />);
  const years = screen.getByLabelText<HTMLInputElement>('Anni di esperienza');
  expect([years.type, years.min, years.max]).toEqual(['number', '0', '50']);
  const rate = screen.getByLabelText<HTMLInputElement>('Tariffa oraria');
  expect([rate.type, rate.min, rate.step]).toEqual(['number', '0', '0.01']);
});

test('six specializations, eleven sectors, twenty regions (spec §3)', () => {
  render(<Form />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(6 + 11);
  expect(screen.getByLabelText<HTMLSelectElement>('Regione').options).toHaveLength(20 + 1); // and the one to choose
});
