import { useState } from 'react';
import { PATHS } from '#domain/paths.ts';
import { RESET, SENT } from '#messages/accounts/auth.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmailForm } from './email-form.tsx';
import { authMeta } from './auth-failure.ts';
import { ScreenTitle } from './screen-title.tsx';
import { useAuth } from './use-auth.ts';
import { useLostFocus } from './use-lost-focus.ts';

type Props = { hasOutbox: boolean; onBack: () => void };

/** The answer is the same whether the address is known or not. */
export function ForgotPassword({ hasOutbox, onBack }: Props) {
  const auth = useAuth();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const screen = useLostFocus(sentTo ?? '');

  const ask = usePublicWrite({
    mutationFn: auth.askPasswordReset,
    meta: authMeta(SENT.notSent),
    onSuccess: (_nothing, email) => setSentTo(email),
  });
  const back = (
    <Button variant="quiet" onClick={onBack}>
      {RESET.back}
    </Button>
  );
  return (
    <div ref={screen} className="grid gap-4">
      <ScreenTitle>{sentTo ? RESET.sentTitle : RESET.askTitle}</ScreenTitle>
      {sentTo ? (
        <>
          <p role="status" className="text-ink-2">
            {RESET.sentText(sentTo)}
          </p>
          <p className="flex flex-wrap gap-2">
            {hasOutbox && (
              <ButtonLink href={PATHS.outbox} variant="ink">
                {SENT.openOutbox}
              </ButtonLink>
            )}
            <Button onClick={() => setSentTo(null)}>{RESET.again}</Button>
            {back}
          </p>
        </>
      ) : (
        <>
          <p className="text-14 text-ink-2">{RESET.askText}</p>
          <EmailForm submit={RESET.ask} onEmail={ask.mutateAsync}>
            {back}
          </EmailForm>
        </>
      )}
    </div>
  );
}
