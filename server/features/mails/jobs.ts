import type { Mail, Mailer } from '#server/platform/mail/mailer.ts';
import type { JobDefinition, Queue } from '#server/platform/queue/queue.ts';

export const sendMailJob: JobDefinition<Mail> = { name: 'send-mail', retryLimit: 8 };

export const workMails = (queue: Queue, mailer: Mailer): Promise<void> =>
  queue.work(sendMailJob, (mail) => mailer.send(mail));
