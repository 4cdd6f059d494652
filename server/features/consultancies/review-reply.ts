import { and, eq, isNull, lte } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import { NOTICES } from '#messages/consultancies/notices.ts';
import type { UserContext } from '#server/context.ts';
import { nameOf, transition } from './requests.ts';
import * as store from './store.ts';
import { reviews } from './tables.ts';
import { tellClient } from './tell.ts';

/** In public, under what the client wrote: once, and only when it can be read. */
export const replyToReview = (ctx: UserContext, id: string, reply: string) =>
  transition(
    ctx,
    id,
    ({ status }) => status === 'completata',
    async (tx, row, now) => {
      const [answered] = await tx
        .update(reviews)
        .set({ reply, repliedAt: now })
        .where(
          and(
            eq(reviews.consultancyId, id),
            eq(reviews.side, 'impresa'),
            lte(reviews.visibleFrom, now),
            isNull(reviews.reply),
          ),
        )
        .returning({ id: reviews.id });
      if (!answered) throw new AppError('conflict');
      await store.recordEvent(tx, id, 'risposta_recensione', ctx.user.id, now);
      await tellClient(ctx, tx, row, 'risposta_recensione', NOTICES.replied(nameOf(ctx)));
    },
  );
