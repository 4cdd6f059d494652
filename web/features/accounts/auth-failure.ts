import { AUTH_TOASTS } from '#messages/accounts/auth.ts';
import { failureCode, failureText } from '#web/lib/failure.ts';
import type { FailureNotice, WriteMeta } from '#web/lib/query/failed-write.ts';

/** One outcome at a time: trying again takes the last one's place. */
export const OUTCOME = 'auth';

/** The title of what was tried with the server's message; without one it was "Errore imprevisto" (ACC-8). */
const authFailed =
  (title: string) =>
  (error: unknown): FailureNotice => ({
    title: failureCode(error) === 'unexpected' ? AUTH_TOASTS.unexpected : title,
    description: failureText(error),
  });

export const authMeta = (title: string): WriteMeta => ({ failed: authFailed(title), noticeId: OUTCOME });

export const isDeadLink = (error: unknown): boolean => failureCode(error) === 'link_invalid';

/** The same, but a link that is used up is said by the screen itself. */
export const authLinkMeta = (title: string): WriteMeta => ({
  failed: (error) => (isDeadLink(error) ? null : authFailed(title)(error)),
  noticeId: OUTCOME,
});
