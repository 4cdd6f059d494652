import type { UserContext } from '#server/context.ts';
import { findApplication, readApplication } from '#server/features/applications/service.ts';
import { admit } from '#server/features/sharing/service.ts';

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
 * person was invited to. Any other address is as if no page was given. What a consultant reads is written down, as
 * anywhere.
 */
export async function pageApplication(ctx: UserContext, path: string): Promise<ApplicationOnScreen | null> {
  const id = PAGE.exec(path)?.[1];
  const admitted = id === undefined ? null : await admit(ctx, 'candidatura', id, 'read', null);
  const row = id !== undefined && admitted ? await findApplication(ctx.db, admitted.ownerId, id) : null;
  if (row === null || row.deletedAt !== null) return null;
  const { grantId, companyId } = row;
  return {
    ...{ id: row.id, grantId, companyId },
    isShared: admitted?.access.as !== 'owner',
    read: () => readApplication(ctx, row.id),
  };
}
