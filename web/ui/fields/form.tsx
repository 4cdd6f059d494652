import { useRef, type BaseSyntheticEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { focusFirstError, QUIET_METHOD, showFieldErrors } from '#web/lib/form-errors.ts';
import { BindingContext } from './field-context.ts';
import { SchemaContext } from './form-schema.ts';
import { useBoundField } from './use-bound-field.ts';
import type { SchemaForm } from './use-schema-form.ts';

export type FormProps<Values extends FieldValues, Output> = {
  form: SchemaForm<Values, Output>;
  /** What the schema made of the boxes. Refusals of single fields go beside them. */
  onSubmit: (values: Output) => unknown;
  /** After a write that failed, which has told so itself (web/lib/query): what else the screen then does. */
  onFailure?: (error: unknown) => void;
  /** After a refusal by the schema, for a word of its own. */
  onRefused?: () => void;
  id?: string;
  className?: string;
  children: ReactNode;
};

/**
 * The one form: state from `useSchemaForm`, boxes in `Field`. The first refused box takes the focus, whether the schema
 * or the server refuses it.
 */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  onFailure,
  onRefused,
  id,
  className = 'grid gap-4',
  children,
}: FormProps<Values, Output>) {
  // Known at once, before the busy button is drawn: a double click sends once.
  const isSending = useRef(false);
  async function send(values: Output, event?: BaseSyntheticEvent) {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await onSubmit(values);
    } catch (error) {
      // On the screen before the focus looks for it: not every box is an input that the form library knows.
      flushSync(() => void showFieldErrors(error, form.setError));
      focusFirstError()({}, event);
      onFailure?.(error);
    } finally {
      isSending.current = false;
    }
  }
  return (
    <SchemaContext value={form.schema}>
      <FormProvider {...form}>
        <form
          id={id}
          noValidate
          method={QUIET_METHOD}
          onSubmit={(event) => void form.handleSubmit(send, focusFirstError(onRefused))(event)}
          className={className}
        >
          <BindingContext value={useBoundField}>{children}</BindingContext>
        </form>
      </FormProvider>
    </SchemaContext>
  );
}
