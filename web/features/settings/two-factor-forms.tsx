import { useQueryClient } from '@tanstack/react-query';
import { codeGiven, passwordGiven } from '#domain/accounts/two-factor.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { stopTwoFactor, type Settings } from './api.ts';
import { CodeInput, StepForm } from './step-form.tsx';
import { useTwoFactorCodes } from './use-two-factor.ts';

const WORDS = SETTINGS.twoFactor;

export function TwoFactorStop({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const form = useSchemaForm(passwordGiven, { defaultValues: { password: '' } });
  const stop = useWrite({
    mutationFn: stopTwoFactor(useApi()),
    meta: { failed: WORDS.failed },
    onSuccess: (waysIn) => {
      client.setQueryData<Settings>(KEYS.settings, (old) => old && { ...old, waysIn });
      onDone();
      notify('success', WORDS.stopped);
    },
  });
  return (
    <StepForm
      form={form}
      onSubmit={(values) => stop.mutateAsync(values)}
      send={WORDS.stop}
      onCancel={onDone}
      tone="danger"
    >
      <p className="text-14 text-ink-2">{WORDS.stopText}</p>
      <Field<{ password: string }> name="password" label={WORDS.password}>
        <PasswordInput autoComplete="current-password" showLabel={AUTH.showPassword} hideLabel={AUTH.hidePassword} />
      </Field>
    </StepForm>
  );
}

export function RenewCodes({ onCodes, onCancel }: { onCodes: (codes: string[]) => void; onCancel: () => void }) {
  const form = useSchemaForm(codeGiven, { defaultValues: { code: '' } });
  const renew = useTwoFactorCodes('renew', onCodes);
  return (
    <StepForm form={form} onSubmit={(values) => renew.mutateAsync(values)} send={WORDS.renew} onCancel={onCancel}>
      <p className="text-14 text-ink-2">{WORDS.renewText}</p>
      <Field<{ code: string }> name="code" label={WORDS.code}>
        <CodeInput />
      </Field>
    </StepForm>
  );
}
