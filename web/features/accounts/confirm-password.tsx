import { passwordGiven } from '#domain/accounts/two-factor.ts';
import { PATHS } from '#domain/paths.ts';
import { AUTH, CONFIRM } from '#messages/accounts/auth.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { authMeta, OUTCOME } from './auth-failure.ts';
import { ScreenTitle } from './screen-title.tsx';
import { useAuth } from './use-auth.ts';
import { useLostFocus } from './use-lost-focus.ts';

export type NeededPassword = 'chosen' | 'new';
type Values = { password: string };

/**
 * In another browser than the one that registered: the owner of the mailbox either knows the password that was chosen, or
 * sets one, and whoever chose it is out.
 */
export function ConfirmPassword({ token, needed }: { token: string; needed: NeededPassword }) {
  const auth = useAuth();
  const screen = useLostFocus(needed);
  const form = useSchemaForm(passwordGiven, { defaultValues: { password: '' } });
  const confirm = usePublicWrite({
    mutationFn: ({ password }: Values) => auth.confirmEmail({ token, password }),
    meta: authMeta(CONFIRM.failed),
    onSuccess: () => notify('success', CONFIRM.done, { id: OUTCOME }),
  });
  const setNew = `${PATHS.resetPassword}?token=${encodeURIComponent(token)}`;
  if (needed === 'new') {
    return (
      <div ref={screen} className="grid justify-items-start gap-4">
        <ScreenTitle>{CONFIRM.newTitle}</ScreenTitle>
        <p className="text-ink-2">{CONFIRM.newText}</p>
        <ButtonLink href={setNew} variant="ink">
          {CONFIRM.setNew}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div ref={screen}>
      <Form form={form} onSubmit={confirm.mutateAsync}>
        <ScreenTitle>{CONFIRM.askTitle}</ScreenTitle>
        <p className="text-14 text-ink-2">{CONFIRM.askText}</p>
        <Field<Values> name="password" label={AUTH.fields.password}>
          <PasswordInput autoComplete="current-password" showLabel={AUTH.showPassword} hideLabel={AUTH.hidePassword} />
        </Field>
        <p className="flex flex-wrap gap-2">
          <Button type="submit" variant="ink" loading={form.formState.isSubmitting}>
            {form.formState.isSubmitting ? AUTH.working : CONFIRM.ask}
          </Button>
          <ButtonLink href={setNew}>{CONFIRM.notMine}</ButtonLink>
        </p>
      </Form>
    </div>
  );
}
