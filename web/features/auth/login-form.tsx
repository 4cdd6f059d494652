import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { signIn as signInSchema, type SignIn } from '#domain/accounts/registration.ts';
import { AUTH, AUTH_TOASTS } from '#messages/auth.ts';
import { failureCode, failureText } from '#web/lib/failure.ts';
import { italianErrors } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { useAuth } from './use-auth.ts';

type Props = { next: string | undefined; onRegister: () => void; onForgot: () => void };

export function LoginForm({ next, onRegister, onForgot }: Props) {
  const auth = useAuth();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<SignIn>({ resolver: zodResolver(signInSchema, italianErrors) });

  async function submit(values: SignIn) {
    setUnconfirmed(null);
    try {
      await auth.signIn(values, next);
    } catch (error) {
      if (failureCode(error) === 'email_not_confirmed') setUnconfirmed(values.email);
      notify('danger', AUTH_TOASTS.signInFailed, { description: failureText(error) });
    }
  }
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4" method="post">
      <Field label={AUTH.fields.email} required error={formState.errors.email?.message}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...register('email')} />
      </Field>
      <Field label={AUTH.fields.password} required error={formState.errors.password?.message}>
        <PasswordInput
          autoComplete="current-password"
          showLabel={AUTH.showPassword}
          hideLabel={AUTH.hidePassword}
          {...register('password')}
        />
      </Field>
      <button
        type="button"
        onClick={onForgot}
        className="-mt-2 min-h-11 justify-self-start text-14 underline underline-offset-4"
      >
        {AUTH.signIn.forgot}
      </button>
      {unconfirmed && <ResendConfirmation email={unconfirmed} />}
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
    </form>
  );
}
