import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SETTINGS } from '#messages/settings/settings.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import type { SchemaForm } from '#web/ui/fields/use-schema-form.ts';

type Props<Values extends FieldValues, Output> = {
  form: SchemaForm<Values, Output>;
  onSubmit: (values: Output) => Promise<unknown>;
  send: string;
  onCancel: () => void;
  tone?: 'ink' | 'danger';
  children: ReactNode;
};

/** One step inside a panel, with a way out. */
export function StepForm<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { form, onSubmit, send, onCancel, tone = 'ink', children } = props;
  return (
    <Form form={form} onSubmit={onSubmit}>
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          {SETTINGS.twoFactor.cancel}
        </Button>
        <Button type="submit" variant={tone} loading={form.formState.isSubmitting}>
          {send}
        </Button>
      </div>
    </Form>
  );
}

/** Telephones offer the code by themselves. */
export const CodeInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput autoComplete="one-time-code" spellCheck={false} autoCapitalize="characters" {...props} />
);
