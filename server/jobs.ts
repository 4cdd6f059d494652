import type { Services } from './context.ts';
import { sendMailJob, workMails } from './features/mails/jobs.ts';
import { outboxMailer } from './features/mails/outbox-store.ts';
import { smtpMailer } from './platform/mail/smtp-mailer.ts';
import type { JobDefinition } from './platform/queue/queue.ts';

/** Every job of the product; their queues are made at start. */
export const JOBS: JobDefinition<object>[] = [sendMailJob];

export async function startWorkers({ queue, db, env }: Services): Promise<void> {
  await workMails(queue, env.smtpUrl ? smtpMailer(env.smtpUrl, env.mailFrom) : outboxMailer(db));
}
