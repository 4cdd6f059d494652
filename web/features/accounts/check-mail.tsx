import { MailCheck } from 'lucide-react';
import { PATHS } from '#domain/paths.ts';
import { SENT } from '#messages/accounts/auth.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { ScreenTitle } from './screen-title.tsx';

type Props = { email: string; message: string; hasOutbox: boolean; onBack: () => void };

/** After signing up: what happens next, and a way on if the mail does not come or the address was wrong. */
export function CheckMail({ email, message, hasOutbox, onBack }: Props) {
  return (
    <div className="grid gap-4">
      <MailCheck aria-hidden="true" className="size-8 text-filo-line" />
      <ScreenTitle>{SENT.title}</ScreenTitle>
      <p role="status">{message}</p>
      <p className="text-14 text-ink-2">{SENT.text(email)}</p>
      {hasOutbox && <p className="text-14 text-ink-2">{SENT.outbox}</p>}
      <p className="flex flex-wrap gap-2">
        {hasOutbox && (
          <ButtonLink href={PATHS.outbox} variant="ink">
            {SENT.openOutbox}
          </ButtonLink>
        )}
        <ResendConfirmation email={email} />
      </p>
      <p className="border-t border-rule pt-4 text-14 text-ink-2">
        {SENT.notArrived}{' '}
        <Button variant="quiet" size="sm" onClick={onBack} className="-ml-1 text-ink underline underline-offset-4">
          {SENT.wrongAddress}
        </Button>
      </p>
    </div>
  );
}
