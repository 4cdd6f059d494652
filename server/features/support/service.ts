import { CAPS } from '#domain/caps.ts';
import { AppError } from '#domain/errors.ts';
import type { SupportRequest } from '#domain/support/support-request.ts';
import { supportRequestMail } from '#messages/support/support.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { Context, SessionUser } from '#server/context.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { newId } from '#server/platform/tokens.ts';
import * as store from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WINDOW_SECONDS = 3600;

/** Kept, and sent to whoever answers. A program that fills the hidden box is told what people are told. */
export async function askSupport(ctx: Context, user: SessionUser | null, request: SupportRequest): Promise<void> {
  const { website, ...asked } = request;
  if (website) return;
  const email = asked.email.toLowerCase();
  await ctx.db.transaction(async (tx) => {
    const today = await store.countSince(tx, email, new Date(ctx.now().getTime() - DAY_MS));
    if (today >= CAPS.supportRequestsPerDay)
      throw new AppError('too_many_requests', { retryAfterSeconds: WINDOW_SECONDS });
    const ticket = {
      ...asked,
      id: newId(),
      email,
      userId: user?.id ?? null,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    };
    await store.insertTicket(tx, ticket);
    if (!user) refuseBeyond('supportRequests', await store.countOpenOfVisitors(tx));
    await enqueueMail(ctx, tx, ctx.env.supportEmail, supportRequestMail(ticket));
  });
}
