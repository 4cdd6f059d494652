import { AUTH_TOASTS } from '#messages/accounts/auth.ts';
import { failureCode, failureText } from '#web/lib/failure.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** One outcome at a time: trying again takes the last one's place. */
export const OUTCOME = 'auth';

/** spec §8: the title of what was tried with the server's message; without one it was "Errore imprevisto". */
export function notifyFailure(title: string, error: unknown): void {
  const isUnexpected = failureCode(error) === 'unexpected';
  notify('danger', isUnexpected ? AUTH_TOASTS.unexpected : title, { id: OUTCOME, description: failureText(error) });
}
