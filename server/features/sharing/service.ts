import type { SessionUser } from '#server/context.ts';
import { personalDataOf } from '#server/features/accounts/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import * as store from './store.ts';

export {
  companyRole,
  consultantsOf,
  consultanciesWith,
  listOpenings,
  listShares,
  livingShare,
  livingShares,
  recordOpening,
  setShare,
  sharedWith,
  type ShareRow,
} from './store.ts';

/** The names of the consultants with whom these applications are shared now. */
export async function assignedTo(db: Db, applicationIds: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { targetId, consultantId } of await store.consultantsOf(db, 'candidatura', applicationIds)) {
    const person = await personalDataOf(db, consultantId);
    if (person) names.set(targetId, `${person.firstName} ${person.lastName}`.trim());
  }
  return names;
}

/** The owner of something shared, as the use cases know people. */
export async function ownerOf(db: Db, ownerId: string): Promise<SessionUser | null> {
  const person = await personalDataOf(db, ownerId);
  if (!person) return null;
  const { email, firstName, lastName, dateLanguage } = person;
  const names = { id: ownerId, email, firstName, lastName, dateLanguage };
  return { ...names, userType: 'business_user', isAdmin: false, isApproved: false };
}
