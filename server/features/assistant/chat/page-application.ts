import type { UserContext } from '#server/context.ts';
import { findApplication, readApplication } from '#server/features/applications/service.ts';
import { livingGuest } from '#server/features/collaboration/service.ts';
import { livingShare, ownerOf, recordOpening } from '#server/features/sharing/service.ts';

export type ApplicationOnScreen = {
  id: string;
  grantId: string;
  companyId: string;
  /** Somebody else's, which the person was let into. */
  isShared: boolean;
  read: () => ReturnType<typeof readApplication>;
};

const PAGE = /^\/(?:apply|application-wizard|bandolo-wizard|applications)\/([\w-]{1,100})(?:\/|$)/;

/**
 * The application that a page shows, where the person may read it: the own one, one that a client shares, one that the
 * person was invited to. Any other address is as if no page was given.
 */
export async function pageApplication(ctx: UserContext, path: string): Promise<ApplicationOnScreen | null> {
  const id = PAGE.exec(path)?.[1];
  const reader = id === undefined ? null : await readerOf(ctx, id);
  if (id === undefined || reader === null) return null;
  const { grantId, companyId } = reader.row;
  return {
    id,
    grantId,
    companyId,
    isShared: reader.ctx !== ctx,
    async read() {
      await reader.noted();
      return readApplication(reader.ctx, id);
    },
  };
}

type Reader = { ctx: UserContext; row: Row; noted: () => Promise<void> };
type Row = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

async function readerOf(ctx: UserContext, id: string): Promise<Reader | null> {
  const own = await found(ctx, id);
  if (own) return { ctx, row: own, noted: async () => {} };
  const share = ctx.user.userType === 'consultant' ? await livingShare(ctx.db, ctx.user.id, 'candidatura', [id]) : null;
  const guest = share ?? (await livingGuest(ctx.db, ctx.user.id, [id]));
  const owner = guest && (await ownerOf(ctx.db, guest.ownerId));
  if (!guest || !owner) return null;
  const acting = { ...ctx, user: owner, actor: ctx.user, actorRole: guest.role };
  const row = await found(acting, id);
  const name = `${ctx.user.firstName} ${ctx.user.lastName}`.trim();
  const noted = async () => {
    // What a consultant looks at is written down for its owner, also here.
    if (!share) return;
    const { consultancyId, targetId } = share;
    await recordOpening(ctx.db, { consultancyId, kind: 'candidatura', targetId }, name, 'aperta', ctx.now());
  };
  return row && { ctx: acting, row, noted };
}

async function found({ db, user }: UserContext, id: string): Promise<Row | null> {
  const row = await findApplication(db, user.id, id);
  return row?.deletedAt === null ? row : null;
}
