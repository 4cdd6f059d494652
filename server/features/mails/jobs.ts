import type { Mail, Mailer } from '#server/platform/mail/mailer.ts';
import type { JobDefinition, Queue } from '#server/platform/queue/queue.ts';

/** A mail server may be away for a whole night: about seventeen minutes of shorter waits, then one try an hour. */
export const sendMailJob: JobDefinition<Mail> = { name: 'send-mail', retryLimit: 24 };

export const workMails = (queue: Queue, mailer: Mailer): Promise<void> =>
  queue.work(sendMailJob, (mail) => mailer.send(mail));
