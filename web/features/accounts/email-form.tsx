import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { email } from '#domain/accounts/registration.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { italianErrors, QUIET_METHOD } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useDraft, useKeptDraft } from './use-draft.ts';

const schema = z.object({ email });
type Values = z.infer<typeof schema>;
type Props = { submit: string; onEmail: (email: string) => Promise<void>; children?: ReactNode };

/** One address, and what is mailed to it. */
export function EmailForm({ submit, onEmail, children }: Props) {
  const draft = useDraft();
  const form = useForm<Values>({
    resolver: zodResolver(schema, italianErrors),
    defaultValues: { email: typeof draft.values.email === 'string' ? draft.values.email : '' },
  });
  useKeptDraft(form);
  const { register, handleSubmit, formState } = form;
  return (
    <form
      noValidate
      method={QUIET_METHOD}
      onSubmit={handleSubmit((values) => onEmail(values.email))}
      className="grid gap-4"
    >
      <Field label={AUTH.fields.email} required error={formState.errors.email?.message}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...register('email')} />
      </Field>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="ink" loading={formState.isSubmitting}>
          {formState.isSubmitting ? AUTH.working : submit}
        </Button>
        {children}
      </p>
    </form>
  );
}
