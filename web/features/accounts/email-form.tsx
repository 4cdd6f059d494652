import type { ReactNode } from 'react';
import { z } from 'zod';
import { email } from '#domain/accounts/registration.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { useDraft, useKeptDraft } from './use-draft.ts';

const schema = z.object({ email });
type Values = z.infer<typeof schema>;
type Props = { submit: string; onEmail: (email: string) => Promise<unknown>; children?: ReactNode };

/** One address, and what is mailed to it. */
export function EmailForm({ submit, onEmail, children }: Props) {
  const draft = useDraft();
  const form = useSchemaForm(schema, {
    defaultValues: { email: typeof draft.values.email === 'string' ? draft.values.email : '' },
  });
  useKeptDraft(form);
  const { isSubmitting } = form.formState;
  return (
    <Form form={form} onSubmit={(values) => onEmail(values.email)}>
      <Field<Values> name="email" label={AUTH.fields.email}>
        <TextInput type="email" autoComplete="username" inputMode="email" />
      </Field>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="ink" loading={isSubmitting}>
          {isSubmitting ? AUTH.working : submit}
        </Button>
        {children}
      </p>
    </Form>
  );
}
