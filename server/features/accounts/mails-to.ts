import { AppError } from '#domain/errors.ts';
import { TOO_MANY_MAILS } from '#messages/mails/mails.ts';
import type { Context } from '#server/context.ts';
import { isWithinLimit } from './attempts.ts';
import { RATE } from './rate-rules.ts';

/** Counts a mail that somebody sends to another's address: few for each address, however many people write to it. */
export async function mailsTo(ctx: Context, email: string, field: string): Promise<void> {
  const address = email.trim().toLowerCase();
  if (!(await isWithinLimit(ctx, RATE.invitationPerAddress, address)))
    throw new AppError('too_many_requests', {
      fields: [{ field, message: TOO_MANY_MAILS }],
      retryAfterSeconds: RATE.invitationPerAddress.windowSeconds,
    });
}
