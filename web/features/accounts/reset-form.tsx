import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { password } from '#domain/accounts/registration.ts';
import { PATHS } from '#domain/paths.ts';
import { AUTH, RESET } from '#messages/accounts/auth.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { failureCode } from '#web/lib/failure.ts';
import { italianErrors, showFieldErrors, QUIET_METHOD } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { notifyFailure, OUTCOME } from './notify-failure.ts';
import { ScreenTitle } from './screen-title.tsx';
import { useAuth } from './use-auth.ts';
import { useLostFocus } from './use-lost-focus.ts';

const schema = z.object({ password });

export function ResetForm({ token }: { token: string }) {
  const auth = useAuth();
  const [isDead, setDead] = useState(token === '');
  const screen = useLostFocus(isDead ? 'dead' : '');
  const { register, handleSubmit, setError, formState } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema, italianErrors),
  });

  async function submit(values: z.infer<typeof schema>) {
    try {
      await auth.resetPassword(token, values.password);
      notify('success', RESET.done, { id: OUTCOME, description: RESET.doneText });
    } catch (error) {
      showFieldErrors(error, setError);
      if (failureCode(error) === 'link_invalid') setDead(true);
      else notifyFailure(RESET.failed, error);
    }
  }
  if (isDead) {
    return (
      <div ref={screen} className="grid gap-4">
        <ScreenTitle>{RESET.deadTitle}</ScreenTitle>
        <p role="alert" className="text-ink-2">
          {ERROR_MESSAGES.link_invalid} {RESET.deadText}
        </p>
        <p className="flex flex-wrap gap-2">
          <ButtonLink href={`${PATHS.auth}?vista=recupero`} variant="ink">
            {RESET.askAgain}
          </ButtonLink>
          <ButtonLink href={`${PATHS.auth}?vista=accedi`}>{RESET.back}</ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <form noValidate method={QUIET_METHOD} onSubmit={handleSubmit(submit)} className="grid gap-4">
      <ScreenTitle>{RESET.title}</ScreenTitle>
      <p className="text-14 text-ink-2">{RESET.text}</p>
      <Field label={RESET.password} required hint={AUTH.passwordHint} error={formState.errors.password?.message}>
        <PasswordInput
          autoComplete="new-password"
          showLabel={AUTH.showPassword}
          hideLabel={AUTH.hidePassword}
          {...register('password')}
        />
      </Field>
      <Button type="submit" variant="ink" loading={formState.isSubmitting} className="justify-self-start">
        {formState.isSubmitting ? AUTH.working : RESET.submit}
      </Button>
    </form>
  );
}
