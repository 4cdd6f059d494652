import { z } from 'zod';
import { password } from '#domain/accounts/registration.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { changePassword } from './api.ts';
import { ResetOffer } from './reset-offer.tsx';

const schema = z.object({
  currentPassword: z.string().min(1),
  password,
  confirm: z.string(),
  endsOtherAccess: z.boolean(),
});
type Values = z.infer<typeof schema>;
const EMPTY: Values = { currentPassword: '', password: '', confirm: '', endsOtherAccess: false };
const WORDS = SETTINGS.password;
/** One outcome at a time: trying again takes the last one's place. */
const OUTCOME = 'password';
const EYE = { showLabel: AUTH.showPassword, hideLabel: AUTH.hidePassword };

export function PasswordForm({ id, email }: { id?: string; email: string }) {
  const change = useWrite({
    mutationFn: changePassword(useApi()),
    meta: { failed: WORDS.failed, noticeId: OUTCOME },
    onSuccess: () => notify('success', WORDS.done, { id: OUTCOME, description: WORDS.doneText }),
  });
  const form = useSchemaForm(schema, { defaultValues: EMPTY });
  const { setError, reset, formState } = form;

  async function submit(values: Values) {
    if (values.password !== values.confirm) {
      setError('confirm', { message: WORDS.mismatch }, { shouldFocus: true });
      notify('danger', WORDS.mismatchTitle, { id: OUTCOME, description: WORDS.mismatch });
      return;
    }
    const { confirm: _, ...given } = values;
    await change.mutateAsync(given);
    reset(EMPTY);
  }
  return (
    <SectionPanel id={id} title={WORDS.title} description={WORDS.text}>
      <Form form={form} onSubmit={submit}>
        {/* Whose password this is, for the browser that keeps it. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field<Values> name="currentPassword" label={WORDS.current}>
          <PasswordInput autoComplete="current-password" {...EYE} />
        </Field>
        <Field<Values> name="password" label={WORDS.next} hint={AUTH.passwordHint}>
          <PasswordInput autoComplete="new-password" {...EYE} />
        </Field>
        <Field<Values> name="confirm" label={WORDS.confirm} required>
          <PasswordInput autoComplete="new-password" {...EYE} />
        </Field>
        <CheckboxField<Values> name="endsOtherAccess" label={WORDS.endsOtherAccess} />
        <Button type="submit" variant="ink" loading={formState.isSubmitting} className="justify-self-start">
          {WORDS.save}
        </Button>
      </Form>
      <ResetOffer email={email} />
    </SectionPanel>
  );
}
