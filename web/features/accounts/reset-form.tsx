import { useState } from 'react';
import { z } from 'zod';
import { password } from '#domain/accounts/registration.ts';
import { PATHS } from '#domain/paths.ts';
import { AUTH, RESET } from '#messages/accounts/auth.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Form } from '#web/ui/fields/form.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { authLinkMeta, isDeadLink, OUTCOME } from './auth-failure.ts';
import { ScreenTitle } from './screen-title.tsx';
import { useAuth } from './use-auth.ts';
import { useLostFocus } from './use-lost-focus.ts';

const schema = z.object({ password, endsOtherAccess: z.boolean() });
type Values = z.infer<typeof schema>;

export function ResetForm({ token }: { token: string }) {
  const auth = useAuth();
  const [isDead, setDead] = useState(token === '');
  const screen = useLostFocus(isDead ? 'dead' : '');
  const form = useSchemaForm(schema, { defaultValues: { password: '', endsOtherAccess: true } });
  const { isSubmitting } = form.formState;

  const reset = usePublicWrite({
    mutationFn: (values: Values) => auth.resetPassword({ token, ...values }),
    meta: authLinkMeta(RESET.failed),
    onSuccess: () => notify('success', RESET.done, { id: OUTCOME, description: RESET.doneText }),
  });
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
    <Form form={form} onSubmit={reset.mutateAsync} onFailure={(error) => isDeadLink(error) && setDead(true)}>
      <ScreenTitle>{RESET.title}</ScreenTitle>
      <p className="text-14 text-ink-2">{RESET.text}</p>
      <Field<Values> name="password" label={RESET.password} hint={AUTH.passwordHint}>
        <PasswordInput autoComplete="new-password" showLabel={AUTH.showPassword} hideLabel={AUTH.hidePassword} />
      </Field>
      <CheckboxField<Values> name="endsOtherAccess" label={RESET.endsOtherAccess} />
      <Button type="submit" variant="ink" loading={isSubmitting} className="justify-self-start">
        {isSubmitting ? AUTH.working : RESET.submit}
      </Button>
    </Form>
  );
}
