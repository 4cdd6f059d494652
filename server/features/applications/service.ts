import type { Context, SessionUser } from '#server/context.ts';
import * as store from './store.ts';

/** For other features: what the person has here, as the cards tell it. */
export { listApplications, readApplication } from './reading.ts';
export { dutiesOf } from './outcome.ts';
export { applications as applicationRows } from './tables.ts';
export { lockedApplication, openedApplication } from './admitted.ts';
export { insertEvent, listEvents } from './store.ts';
export { actOf, actorName, toldEvent } from './trail.ts';
export { saveText, type TextChange } from './writing.ts';
export { checklists } from './checklist.ts';
export { applicationTitles, draftsOf, findApplication } from './store.ts';
export { ownGrantsOf } from './own-grants.ts';
export { sampleDossier } from './sample-dossier.ts';
/** A paper that another feature made. */
export { addAttachments } from './attachments.ts';

/** A company that has sent applications is archived, never deleted. */
export const hasSentFor = async ({ db }: Context, user: SessionUser | null, companyId: string): Promise<boolean> =>
  user !== null && (await store.hasSent(db, user.id, companyId));
