import { romeMoment } from '#domain/grants/rome-time.ts';
import type { Context, SessionUser } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import * as store from './store.ts';

/** For other features: what the person has here, as the cards tell it. */
export { listApplications, readApplication } from './reading.ts';
export { dutiesOf } from './outcome.ts';
export { applicationsWith } from './attachments.ts';
export { applications as applicationRows } from './tables.ts';
export { ownApplication } from './reading.ts';
export { insertEvent, listEvents } from './store.ts';
export { actOf, actorName } from './trail.ts';
export { checklists } from './checklist.ts';
export { applicationTitles, draftsOf } from './store.ts';
/** A paper that another feature made. */
export { addAttachments } from './attachments.ts';

/** The living applications for these grants that a person may see, the own ones and those shared: by company and grant. */
export async function applicationsAbout(
  db: Db,
  userId: string,
  sharedIds: readonly string[],
  grantIds: readonly string[],
) {
  const rows = await store.listStates(db, userId, sharedIds, grantIds);
  return new Map(
    rows.map(({ id, companyId, grantId, status, sentAt }) => [
      `${companyId}:${grantId}`,
      { id, status, sentOn: sentAt && romeMoment(sentAt).day },
    ]),
  );
}

/** A company that has sent applications is archived, never deleted. */
export const hasSentFor = async ({ db }: Context, user: SessionUser | null, companyId: string): Promise<boolean> =>
  user !== null && (await store.hasSent(db, user.id, companyId));
