import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form, type FormProps } from '#web/ui/fields/form.tsx';
import { FormWindow, type FormWindowProps } from './form-window.tsx';

type Props<Values extends FieldValues, Output> = FormWindowProps & Pick<FormProps<Values, Output>, 'form' | 'onSubmit'>;

/** A window with a form of a schema: boxes in `Field`, refusals beside them. */
export function SchemaDialog<Values extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  ...frame
}: Props<Values, Output>) {
  const formId = useId();
  return (
    <FormWindow {...frame} formId={formId}>
      <Form form={form} id={formId} onSubmit={onSubmit}>
        {children}
      </Form>
    </FormWindow>
  );
}
