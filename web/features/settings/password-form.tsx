import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { password } from '#domain/accounts/registration.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { failureText } from '#web/lib/failure.ts';
import { italianErrors, QUIET_METHOD, showFieldErrors } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { ResetOffer } from './reset-offer.tsx';
import { useChangePassword } from './use-change-password.ts';

const schema = z.object({ currentPassword: z.string().min(1), password, confirm: z.string() });
type Values = z.infer<typeof schema>;
const WORDS = SETTINGS.password;
/** One outcome at a time: trying again takes the last one's place. */
const OUTCOME = 'password';
const EYE = { showLabel: AUTH.showPassword, hideLabel: AUTH.hidePassword };

export function PasswordForm({ email }: { email: string }) {
  const changePassword = useChangePassword();
  const form = useForm<Values>({ resolver: zodResolver(schema, italianErrors) });
  const { register, handleSubmit, setError, reset, formState } = form;
  const { errors } = formState;

  async function submit(values: Values) {
    if (values.password !== values.confirm) {
      setError('confirm', { message: WORDS.mismatch }, { shouldFocus: true });
      notify('danger', WORDS.mismatchTitle, { id: OUTCOME, description: WORDS.mismatch });
      return;
    }
    try {
      await changePassword(values.currentPassword, values.password);
      notify('success', WORDS.done, { id: OUTCOME, description: WORDS.doneText });
      reset({ currentPassword: '', password: '', confirm: '' });
    } catch (error) {
      showFieldErrors(error, setError);
      notify('danger', WORDS.failed, { id: OUTCOME, description: failureText(error) });
    }
  }
  return (
    <SectionPanel title={WORDS.title} description={WORDS.text} className="max-w-xl">
      <form noValidate method={QUIET_METHOD} onSubmit={handleSubmit(submit)} className="grid gap-4">
        {/* Whose password this is, for the browser that keeps it. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={WORDS.current} required error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...EYE} {...register('currentPassword')} />
        </Field>
        <Field label={WORDS.next} required hint={AUTH.passwordHint} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...EYE} {...register('password')} />
        </Field>
        <Field label={WORDS.confirm} required error={errors.confirm?.message}>
          <PasswordInput autoComplete="new-password" {...EYE} {...register('confirm')} />
        </Field>
        <Button type="submit" variant="ink" loading={formState.isSubmitting} className="justify-self-start">
          {WORDS.save}
        </Button>
      </form>
      <ResetOffer email={email} />
    </SectionPanel>
  );
}
