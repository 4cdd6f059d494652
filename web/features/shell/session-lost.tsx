import { useRouter } from '@tanstack/react-router';
import { useRef, type FormEvent, type RefObject } from 'react';
import { PATHS } from '#domain/paths.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { SESSION_LOST } from '#messages/shell/session-lost.ts';
import { dataOf } from '#web/lib/api.ts';
import { failureText } from '#web/lib/failure.ts';
import { QUIET_METHOD } from '#web/lib/form-errors.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { announceSessionChange } from '#web/lib/session-channel.ts';
import type { SessionUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

type Props = { user: SessionUser; open: boolean; onDismiss: () => void; onFound: () => void };

/** Signing in again over the page: behind it everything stays as it was typed (ACC-18). */
export function SessionLost({ user, open, onDismiss, onFound }: Props) {
  const password = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      title={SESSION_LOST.title}
      description={SESSION_LOST.text}
      closeLabel={SESSION_LOST.close}
      firstFocus={password}
    >
      <SignInAgain user={user} password={password} onFound={onFound} />
    </Dialog>
  );
}

type SignInAgainProps = Pick<Props, 'user' | 'onFound'> & { password: RefObject<HTMLInputElement | null> };

function SignInAgain({ user, password, onFound }: SignInAgainProps) {
  const { api, session } = useRouter().options.context;
  const { mutate, isPending, error } = useWrite({
    mutationFn: (typed: string) => dataOf(api.session.$post({ json: { email: user.email, password: typed } })),
    meta: { failed: null }, // said under the password
    onError: () => password.current?.select(),
    onSuccess: () => {
      session.forget();
      announceSessionChange();
      onFound();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    mutate(password.current?.value ?? '');
  }
  return (
    <form noValidate method={QUIET_METHOD} onSubmit={submit} className="grid gap-4">
      <Field label={AUTH.fields.email}>
        <TextInput name="email" type="email" autoComplete="username" readOnly value={user.email} />
      </Field>
      <Field label={AUTH.fields.password} required error={error ? failureText(error) : undefined}>
        <PasswordInput
          ref={password}
          name="password"
          autoComplete="current-password"
          showLabel={AUTH.showPassword}
          hideLabel={AUTH.hidePassword}
        />
      </Field>
      <Button type="submit" variant="ink" wide loading={isPending}>
        {isPending ? AUTH.working : AUTH.signIn.submit}
      </Button>
      <p className="text-14 text-ink-2">
        {SESSION_LOST.otherWay}{' '}
        <a href={`${PATHS.auth}?vista=accedi`} target="_blank" rel="noreferrer" className="text-ink">
          {SESSION_LOST.otherTab}
        </a>
      </p>
    </form>
  );
}
