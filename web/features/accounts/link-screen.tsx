import { useState } from 'react';
import { passwordGiven } from '#domain/accounts/two-factor.ts';
import { PATHS } from '#domain/paths.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import type { LinkWords } from '#messages/accounts/links.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { authLinkMeta, isDeadLink } from './auth-failure.ts';
import { ScreenTitle } from './screen-title.tsx';
import { useAuth } from './use-auth.ts';
import { useLostFocus } from './use-lost-focus.ts';

type Props = { token: string; words: LinkWords; act: 'keepAccount' | 'confirmNewEmail' };
type State = 'asked' | 'locked' | 'done' | 'dead';

/** Behind a link of a mail: a press, because a mail scanner must not decide (SET-6, SET-8). */
export function LinkScreen({ token, words, act }: Props) {
  const auth = useAuth();
  const [state, setState] = useState<State>(token === '' ? 'dead' : 'asked');
  const screen = useLostFocus(state);
  const form = useSchemaForm(passwordGiven, { defaultValues: { password: '' } });
  const use = usePublicWrite({
    mutationFn: (given: { password?: string }) => auth[act]({ token, ...given }),
    meta: authLinkMeta(words.failed),
    onSuccess: (isDone) => setState(isDone ? 'done' : 'locked'),
    onError: (error) => {
      if (isDeadLink(error)) setState('dead');
    },
  });
  if (state === 'locked') {
    return (
      <div ref={screen} className="grid gap-4">
        <ScreenTitle>{words.asked.title}</ScreenTitle>
        <Form form={form} onSubmit={use.mutateAsync}>
          <p className="text-ink-2">{words.locked}</p>
          <Field<{ password: string }> name="password" label={AUTH.fields.password}>
            <PasswordInput
              autoComplete="current-password"
              showLabel={AUTH.showPassword}
              hideLabel={AUTH.hidePassword}
            />
          </Field>
          <Button type="submit" variant="filo" loading={form.formState.isSubmitting} className="justify-self-start">
            {words.press}
          </Button>
        </Form>
      </div>
    );
  }
  return (
    <div ref={screen} className="grid gap-4">
      <ScreenTitle>{words[state].title}</ScreenTitle>
      <p className="text-ink-2" role={state === 'asked' ? undefined : 'status'}>
        {state === 'dead' ? `${ERROR_MESSAGES.link_invalid} ${words.dead.text}` : words[state].text}
      </p>
      <p>
        {state === 'asked' ? (
          <Button variant="filo" loading={use.isPending} onClick={() => use.mutate({})}>
            {words.press}
          </Button>
        ) : (
          <ButtonLink href={act === 'keepAccount' ? `${PATHS.auth}?vista=accedi` : PATHS.settings} variant="ink">
            {words.goOn}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
