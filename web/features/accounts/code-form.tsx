import { useState } from 'react';
import { anyCodeGiven } from '#domain/accounts/two-factor.ts';
import { AUTH, AUTH_TOASTS, CODE } from '#messages/accounts/auth.ts';
import { failureCode, failureText } from '#web/lib/failure.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { authMeta } from './auth-failure.ts';
import { ScreenTitle } from './screen-title.tsx';
import { useAuth } from './use-auth.ts';

/** The second step of a sign-in, whichever way the first was taken (SET-10). */
export function CodeForm({ next, onBack }: { next: string | undefined; onBack: () => void }) {
  const auth = useAuth();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm(anyCodeGiven, { defaultValues: { code: '' } });
  const enter = usePublicWrite({
    mutationFn: ({ code }: { code: string }) => auth.enterWithCode(code, next),
    meta: authMeta(AUTH_TOASTS.signInFailed),
  });
  function fail(error: unknown) {
    setFailure(failureCode(error) === 'link_invalid' ? CODE.over : failureText(error));
    form.setFocus('code', { shouldSelect: true });
  }
  function submit(values: { code: string }) {
    setFailure(null);
    return enter.mutateAsync(values);
  }
  return (
    <Form form={form} onSubmit={submit} onFailure={fail}>
      <div>
        <ScreenTitle>{CODE.title}</ScreenTitle>
        <p className="mt-1 text-14 text-ink-2">{CODE.text}</p>
      </div>
      <Field<{ code: string }> name="code" label={CODE.code} hint={CODE.hint}>
        <TextInput autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} autoFocus />
      </Field>
      {failure && <InlineAlert tone="no">{failure}</InlineAlert>}
      <Button type="submit" variant="ink" wide loading={form.formState.isSubmitting}>
        {form.formState.isSubmitting ? AUTH.working : AUTH.signIn.submit}
      </Button>
      <button
        type="button"
        onClick={onBack}
        className="min-h-11 justify-self-start text-14 underline underline-offset-4"
      >
        {CODE.back}
      </button>
    </Form>
  );
}
