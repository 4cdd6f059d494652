import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PATHS } from '#domain/paths.ts';
import { CONFIRM, SENT } from '#messages/accounts/auth.ts';
import { failureText } from '#web/lib/failure.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import type { SessionUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { ThreadSpinner } from '#web/ui/feedback/thread-spinner.tsx';
import { EmailForm } from './email-form.tsx';
import { ConfirmPassword, type NeededPassword } from './confirm-password.tsx';
import { authMeta, isDeadLink, OUTCOME } from './auth-failure.ts';
import { ScreenTitle } from './screen-title.tsx';
import { useAuth } from './use-auth.ts';

type Props = { token: string; user: SessionUser | null };

/** The link is used by the page, not by its address: a mail scanner that only opens it wastes nothing. */
export function ConfirmScreen({ token, user }: Props) {
  const auth = useAuth();
  const [failure, setFailure] = useState<{ text: string; isDead: boolean } | null>(null);
  const [needed, setNeeded] = useState<NeededPassword | null>(null);
  const started = useRef(false);
  const confirmation = usePublicWrite({
    mutationFn: () => auth.confirmEmail({ token }),
    meta: { failed: null }, // the screen is about nothing else
    onSuccess: (needed) => {
      if (needed) setNeeded(needed);
      else notify('success', CONFIRM.done);
    },
    onError: (error) => {
      const isDead = isDeadLink(error);
      // Opened twice: who is already in has nothing left to confirm.
      if (user && isDead) void auth.goOn();
      else setFailure({ text: failureText(error), isDead });
    },
  });
  const askAgain = usePublicWrite({
    mutationFn: auth.resendConfirmation,
    meta: authMeta(SENT.notSent),
    onSuccess: () => notify('success', SENT.resent, { id: OUTCOME, description: CONFIRM.resentText }),
  });
  function confirm() {
    setFailure(null);
    confirmation.mutate(undefined);
  }
  const begin = useEffectEvent(confirm);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    begin();
  }, []);

  if (needed !== null) return <ConfirmPassword token={token} needed={needed} />;
  if (failure === null) {
    return (
      <div className="grid justify-items-start gap-4" role="status">
        <ScreenTitle>{CONFIRM.working}</ScreenTitle>
        <ThreadSpinner className="w-16" />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <ScreenTitle>{CONFIRM.failed}</ScreenTitle>
      <p role="alert" className="text-ink-2">
        {failure.text}
      </p>
      {!failure.isDead && (
        <Button variant="ink" onClick={confirm} className="justify-self-start">
          {CONFIRM.retry}
        </Button>
      )}
      {failure.isDead && (
        <>
          <p className="text-14 text-ink-2">{CONFIRM.wayOn}</p>
          <EmailForm submit={CONFIRM.newLink} onEmail={askAgain.mutateAsync}>
            <ButtonLink href={`${PATHS.auth}?vista=accedi`}>{CONFIRM.again}</ButtonLink>
          </EmailForm>
        </>
      )}
    </div>
  );
}
