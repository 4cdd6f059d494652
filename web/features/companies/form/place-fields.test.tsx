import '#web/testing/test-browser.ts';
import { act, render, renderHook, screen } from '@testing-library/react';
import { companyInput, type CompanyInput } from '#domain/companies/company-input.ts';
import { expect, test } from 'vitest';
import { Form } from '#web/ui/fields/form.tsx';
import { useSchemaForm, type FormSchema } from '#web/ui/fields/use-schema-form.ts';
import { valuesOf, type CompanyFormValues } from './form-values.ts';
import { PlaceFields } from './place-fields.tsx';

test('a province that comes before the list of its region is shown once the list is there', () => {
  const { result } = renderHook(() =>
    useSchemaForm(companyInput as unknown as FormSchema<CompanyFormValues, CompanyInput>, {
      defaultValues: { ...valuesOf(null), region: 'Puglia', province: 'BA' },
    }),
  );
  const form = result.current;
  render(
    <Form form={form} onSubmit={async () => {}}>
      <PlaceFields />
    </Form>,
  );
  act(() => form.setValue('province', 'MI'));
  act(() => form.setValue('region', 'Lombardia'));
  expect(screen.getByLabelText<HTMLSelectElement>('Provincia').value).toBe('MI');
});
