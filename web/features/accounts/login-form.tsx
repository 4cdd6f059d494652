import { useState } from 'react';
import { signIn as signInSchema, type SignIn } from '#domain/accounts/registration.ts';
import { AUTH, AUTH_TOASTS } from '#messages/accounts/auth.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { failureCode, failureText } from '#web/lib/failure.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { authMeta, OUTCOME } from './auth-failure.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { useAuth } from './use-auth.ts';
import { useDraft, useKeptDraft } from './use-draft.ts';

type Props = { next: string | undefined; onRegister: () => void; onForgot: () => void; onCode: () => void };
type Failure = { text: string; unconfirmed: string | null };

export function LoginForm({ next, onRegister, onForgot, onCode }: Props) {
  const auth = useAuth();
  const signIn = usePublicWrite({
    mutationFn: (values: SignIn) => auth.signIn(values, next),
    onSuccess: ({ needsCode }) => needsCode && onCode(),
    meta: authMeta(AUTH_TOASTS.signInFailed),
  });
  const draft = useDraft();
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useSchemaForm(signInSchema, {
    defaultValues: { email: typeof draft.values.email === 'string' ? draft.values.email : '', password: '' },
  });
  useKeptDraft(form, 'password');
  const { formState, setFocus, getValues } = form;

  function submit(values: SignIn) {
    setFailure(null);
    return signIn.mutateAsync(values);
  }
  function fail(error: unknown) {
    const isUnconfirmed = failureCode(error) === 'email_not_confirmed';
    setFailure({ text: failureText(error), unconfirmed: isUnconfirmed ? getValues('email').trim() : null });
    setFocus('password', { shouldSelect: true });
  }
  function refuse() {
    const { email, password } = getValues();
    if (email.trim() && password) return;
    notify('danger', AUTH_TOASTS.signInFailed, { id: OUTCOME, description: ERROR_MESSAGES.missing_credentials });
  }
  return (
    <Form form={form} onSubmit={submit} onFailure={fail} onRefused={refuse}>
      <Field<SignIn> name="email" label={AUTH.fields.email}>
        <TextInput type="email" autoComplete="username" inputMode="email" />
      </Field>
      <Field<SignIn> name="password" label={AUTH.fields.password}>
        <PasswordInput autoComplete="current-password" showLabel={AUTH.showPassword} hideLabel={AUTH.hidePassword} />
      </Field>
      <button
        type="button"
        onClick={onForgot}
        className="-mt-2 min-h-11 justify-self-start text-14 underline underline-offset-4"
      >
        {AUTH.signIn.forgot}
      </button>
      {failure && (
        <InlineAlert tone="no" action={failure.unconfirmed && <ResendConfirmation email={failure.unconfirmed} />}>
          {failure.text}
        </InlineAlert>
      )}
      <Button type="submit" variant="ink" wide loading={formState.isSubmitting}>
        {formState.isSubmitting ? AUTH.working : AUTH.signIn.submit}
      </Button>
      <p className="text-14 text-ink-2">
        {AUTH.signIn.noAccount}{' '}
        <button
          type="button"
          onClick={onRegister}
          className="min-h-11 font-medium text-ink underline underline-offset-4"
        >
          {AUTH.signIn.register}
        </button>
      </p>
    </Form>
  );
}
