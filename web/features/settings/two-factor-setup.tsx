import { codeGiven, passwordGiven } from '#domain/accounts/two-factor.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { startTwoFactor, type Enrolment } from './api.ts';
import { CodeInput, StepForm } from './step-form.tsx';
import { useTwoFactorCodes } from './use-two-factor.ts';

const WORDS = SETTINGS.twoFactor;
type Props = { onCodes: (codes: string[]) => void; onCancel: () => void };

/** First the password, then the drawing for the app, then a code that proves that the app has it. */
export function TwoFactorSetup({ onCodes, onCancel }: Props) {
  const start = useWrite({ mutationFn: startTwoFactor(useApi()), meta: { failed: WORDS.failed } });
  const form = useSchemaForm(passwordGiven, { defaultValues: { password: '' } });
  if (start.data) return <ScanStep enrolment={start.data} onCodes={onCodes} onCancel={onCancel} />;
  return (
    <StepForm form={form} onSubmit={(values) => start.mutateAsync(values)} send={WORDS.goOn} onCancel={onCancel}>
      <Field<{ password: string }> name="password" label={WORDS.password}>
        <PasswordInput autoComplete="current-password" showLabel={AUTH.showPassword} hideLabel={AUTH.hidePassword} />
      </Field>
    </StepForm>
  );
}

function ScanStep({ enrolment, onCodes, onCancel }: Props & { enrolment: Enrolment }) {
  const confirm = useTwoFactorCodes('confirm', onCodes);
  const form = useSchemaForm(codeGiven, { defaultValues: { code: '' } });
  const { size, path } = enrolment.drawing;
  return (
    <StepForm form={form} onSubmit={(values) => confirm.mutateAsync(values)} send={WORDS.confirm} onCancel={onCancel}>
      <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
        {/* Dark on light in both themes: apps read nothing else. */}
        <svg
          role="img"
          aria-label={WORDS.drawing}
          viewBox={`-4 -4 ${String(size + 8)} ${String(size + 8)}`}
          shapeRendering="crispEdges"
          className="size-44 rounded border border-rule-2 bg-white"
        >
          <path d={path} fill="#000" />
        </svg>
        <div className="grid gap-2 text-14">
          <p className="text-pretty">{WORDS.scan}</p>
          <p className="text-ink-2">{WORDS.byHand}</p>
          <p className="font-mono text-14 font-medium wrap-anywhere">{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</p>
          <p>
            <a href={enrolment.uri} className="underline underline-offset-4">
              {WORDS.openApp}
            </a>
          </p>
        </div>
      </div>
      <Field<{ code: string }> name="code" label={WORDS.code}>
        <CodeInput />
      </Field>
    </StepForm>
  );
}
