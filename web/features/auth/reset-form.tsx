import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { password } from '#domain/accounts/registration.ts';
import { PATHS } from '#domain/paths.ts';
import { AUTH, RESET } from '#messages/auth.ts';
import { failureCode, failureText } from '#web/lib/failure.ts';
import { italianErrors, showFieldErrors } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Field } from '#web/ui/field.tsx';
import { InlineAlert } from '#web/ui/inline-alert.tsx';
import { notify } from '#web/ui/notify.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { useAuth } from './use-auth.ts';

const schema = z.object({ password });

export function ResetForm({ token }: { token: string }) {
  const auth = useAuth();
  const [deadLink, setDeadLink] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema, italianErrors),
  });

  async function submit(values: z.infer<typeof schema>) {
    try {
      await auth.resetPassword(token, values.password);
      notify('success', RESET.done, { description: RESET.doneText });
    } catch (error) {
      showFieldErrors(error, setError);
      if (failureCode(error) === 'link_invalid') setDeadLink(failureText(error));
      else notify('danger', RESET.failed, { description: failureText(error) });
    }
  }
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4">
      <h1 className="display text-28">{RESET.title}</h1>
      <Field label={RESET.password} required hint={AUTH.passwordHint} error={formState.errors.password?.message}>
        <PasswordInput
          autoComplete="new-password"
          showLabel={AUTH.showPassword}
          hideLabel={AUTH.hidePassword}
          {...register('password')}
        />
      </Field>
      {deadLink && <InlineAlert tone="no">{deadLink}</InlineAlert>}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="ink" loading={formState.isSubmitting}>
          {RESET.submit}
        </Button>
        {deadLink && <ButtonLink href={`${PATHS.auth}?vista=recupero`}>{RESET.askAgain}</ButtonLink>}
      </p>
    </form>
  );
}
