import { useState, type FormEvent } from 'react';
import { PATHS } from '#domain/paths.ts';
import { AUTH, AUTH_TOASTS, RESET, SENT } from '#messages/auth.ts';
import { failureText } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { useAuth } from './use-auth.ts';

type Props = { hasOutbox: boolean; onBack: () => void };

/** The answer is the same whether the address is known or not. */
export function ForgotPassword({ hasOutbox, onBack }: Props) {
  const auth = useAuth();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'idle' | 'working' | 'sent'>('idle');

  async function ask(event: FormEvent) {
    event.preventDefault();
    setState('working');
    try {
      await auth.askPasswordReset(email);
      setState('sent');
    } catch (error) {
      setState('idle');
      notify('danger', AUTH_TOASTS.unexpected, { description: failureText(error) });
    }
  }
  const back = (
    <Button variant="quiet" onClick={onBack}>
      {RESET.back}
    </Button>
  );
  if (state === 'sent') {
    return (
      <div role="status" className="grid gap-4">
        <h1 className="display text-28">{RESET.sentTitle}</h1>
        <p className="text-ink-2">{RESET.sentText(email)}</p>
        <p className="flex flex-wrap gap-2">
          {hasOutbox && (
            <ButtonLink href={PATHS.outbox} variant="ink">
              {SENT.openOutbox}
            </ButtonLink>
          )}
          {back}
        </p>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void ask(event)} className="grid gap-4">
      <h1 className="display text-28">{RESET.askTitle}</h1>
      <p className="text-14 text-ink-2">{RESET.askText}</p>
      <Field label={AUTH.fields.email} required>
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="ink" loading={state === 'working'}>
          {RESET.ask}
        </Button>
        {back}
      </p>
    </form>
  );
}
