import { useRouter } from '@tanstack/react-router';
import type { InferResponseType } from 'hono/client';
import { useCallback, useState, type ReactNode } from 'react';
import { passwordGiven } from '#domain/accounts/two-factor.ts';
import { AUTH, PROVIDER_NAMES } from '#messages/accounts/auth.ts';
import { STEP_UP } from '#messages/shell/step-up.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { StepUpContext } from '#web/lib/step-up.ts';
import { buttonLook } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { SchemaDialog } from '#web/ui/windows/schema-dialog.tsx';

type WaysIn = InferResponseType<ApiClient['session']['proof']['$get'], 200>['waysIn'];
type Question = { waysIn: WaysIn; answer: (isProved: boolean) => void };

/** Asks for the password, or for a new sign-in by a provider, unless the person has just given one. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const [question, setQuestion] = useState<Question | null>(null);
  const stepUp = useCallback(async () => {
    const proof = await dataOf(api.session.proof.$get()).catch(() => null);
    if (!proof || proof.isRecent) return true; // without an answer the write itself says why it failed
    return new Promise<boolean>((answer) => setQuestion({ waysIn: proof.waysIn, answer }));
  }, [api]);
  function settle(isProved: boolean) {
    question?.answer(isProved);
    setQuestion(null);
  }
  return (
    <StepUpContext value={stepUp}>
      {children}
      {question?.waysIn.hasPassword && <PasswordAgain onSettled={settle} />}
      {question && !question.waysIn.hasPassword && (
        <ProviderAgain waysIn={question.waysIn} onClose={() => settle(false)} />
      )}
    </StepUpContext>
  );
}

function PasswordAgain({ onSettled }: { onSettled: (isProved: boolean) => void }) {
  const api = useApi();
  const form = useSchemaForm(passwordGiven, { defaultValues: { password: '' } });
  const prove = useWrite({
    mutationFn: (json: { password: string }) => dataOf(api.session.proof.$post({ json })),
    meta: { failed: STEP_UP.failed },
    onSuccess: () => onSettled(true),
  });
  return (
    <SchemaDialog
      form={form}
      onSubmit={(values) => prove.mutateAsync(values)}
      onClose={() => onSettled(false)}
      isSending={form.formState.isSubmitting}
      title={STEP_UP.title}
      description={STEP_UP.text}
      words={STEP_UP}
    >
      <Field<{ password: string }> name="password" label={STEP_UP.password}>
        <PasswordInput autoComplete="current-password" showLabel={AUTH.showPassword} hideLabel={AUTH.hidePassword} />
      </Field>
    </SchemaDialog>
  );
}

function ProviderAgain({ waysIn, onClose }: { waysIn: WaysIn; onClose: () => void }) {
  const { href } = useRouter().state.location;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={STEP_UP.title}
      description={STEP_UP.byProvider}
      closeLabel={STEP_UP.cancel}
    >
      <p className="flex flex-wrap gap-2 pb-2">
        {waysIn.providers.map(({ provider }) => (
          <a
            key={provider}
            href={`/api/oauth/${provider}/start?next=${encodeURIComponent(href)}`}
            className={buttonLook({ variant: 'ink' })}
          >
            {STEP_UP.enterBy(PROVIDER_NAMES[provider])}
          </a>
        ))}
      </p>
    </Dialog>
  );
}
