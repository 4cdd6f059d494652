import type { Context } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { composeMail, type MailContent } from './compose.ts';
import { sendMailJob } from './jobs.ts';
import { listOutbox as list } from './outbox-store.ts';

export { forgetMails as forgetSentMails } from './outbox-store.ts';

/** Enqueued with the change that causes it: no change, no mail. */
export async function enqueueMail(
  ctx: Pick<Context, 'queue'>,
  tx: Db,
  to: string,
  content: MailContent,
  options: { keepsNoRecord?: boolean } = {},
): Promise<void> {
  const messageId = `<${newId()}@bandolo.mail>`;
  await ctx.queue.send(tx, sendMailJob, { ...composeMail(to, content), messageId }, options);
}

export const listOutbox = ({ db }: Context) => list(db);
