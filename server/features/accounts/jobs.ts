import type { Services } from '#server/context.ts';
import type { JobDefinition, Queue } from '#server/platform/queue/queue.ts';
import { forgetExpired } from './forgetting.ts';
import { mailConfirmationLink, mailResetLink } from './link-mails.ts';

/**
 * Whether an address is known is looked up here, after the answer has gone out: text, status and time of the
 * answer cannot tell.
 */
export const linkMailJob: JobDefinition<{ kind: 'confirm' | 'reset'; email: string }> = {
  name: 'mail-a-link',
  restMs: 300,
};
/** Its name is older than all that it forgets, and stands in databases that are in use. */
export const forgetExpiredJob: JobDefinition<object> = { name: 'forget-attempts', cron: '30 3 * * *' };

export async function workAccounts(queue: Queue, services: Services): Promise<void> {
  await queue.work(linkMailJob, ({ kind, email }) =>
    kind === 'reset' ? mailResetLink(services, email) : mailConfirmationLink(services, email),
  );
  await queue.work(forgetExpiredJob, () => forgetExpired(services));
}
