import type { ClientView } from '#domain/sharing/client-view.ts';
import { AppError } from '#domain/errors.ts';
import type { UserContext } from '#server/context.ts';
import { factsOf, unreadIn } from '#server/features/chat/service.ts';
import { findConsultancy, readConsultancy } from '#server/features/consultancies/service.ts';
import { recordOpening } from '#server/features/sharing/service.ts';
import { sharingOf } from './sharing-view.ts';

/** One client of the consultant, in one read; that the company was looked at is told to its owner. */
export async function readClient(ctx: UserContext, id: string): Promise<ClientView> {
  const row = await findConsultancy(ctx.db, ctx.user, id);
  if (!row) throw new AppError('not_found');
  const consultancy = await readConsultancy(ctx, id);
  if (consultancy.company && row.companyId) {
    const thing = { consultancyId: id, kind: 'azienda' as const, targetId: row.companyId };
    const name = `${ctx.user.firstName} ${ctx.user.lastName}`.trim();
    await recordOpening(ctx.db, thing, name, 'aperta', ctx.now());
  }
  return {
    consultancy,
    sharing: await sharingOf(ctx, row),
    facts: await factsOf(ctx.db, row),
    unread: await unreadIn(ctx, id),
  };
}
