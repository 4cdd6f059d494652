import { AUTH_TOASTS } from '#messages/auth.ts';
import { failureCode, failureText } from '#web/lib/failure.ts';
import { notify } from '#web/ui/notify.ts';

/** spec §8: the title of what was tried with the server's message; without one it was "Errore imprevisto". */
export function notifyFailure(title: string, error: unknown): void {
  const isUnexpected = failureCode(error) === 'unexpected';
  notify('danger', isUnexpected ? AUTH_TOASTS.unexpected : title, { description: failureText(error) });
}
