import { PATHS } from '#domain/paths.ts';
import { SENT } from '#messages/auth.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

type Props = { email: string; message: string; hasOutbox: boolean };

/** After signing up: what happens next, and a way on if the mail does not come. */
export function CheckMail({ email, message, hasOutbox }: Props) {
  return (
    <div className="grid gap-4" role="status">
      <h1 className="display text-28">{SENT.title}</h1>
      <p>{message}</p>
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
    </div>
  );
}
