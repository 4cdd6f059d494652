import { covers } from '#domain/collaboration/roles.ts';
import { AppError } from '#domain/errors.ts';
import type { SessionUser } from '#server/context.ts';
import { isAccountOpen, personalDataOf } from '#server/features/accounts/service.ts';
import { agencyOf } from '#server/features/companies/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import * as store from './store.ts';

export {
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

/** The consultancy in which somebody may write for a client's company; null where they do not act for it at all. */
export async function agencyToWrite(db: Db, consultantId: string, companyId: string) {
  const agency = await agencyOf(db, consultantId, companyId);
  if (!agency) return null;
  if (!covers(await store.companyRole(db, agency.consultancyId, companyId), 'modifica'))
    throw new AppError('not_allowed');
  return agency;
}

/** The owner of something shared, as the use cases know people; null while their account is closed. */
export async function ownerOf(db: Db, ownerId: string): Promise<SessionUser | null> {
  const person = (await isAccountOpen(db, ownerId)) ? await personalDataOf(db, ownerId) : null;
  if (!person) return null;
  const { email, firstName, lastName, dateLanguage } = person;
  const names = { id: ownerId, email, firstName, lastName, dateLanguage };
  return { ...names, userType: 'business_user', isAdmin: false, isApproved: false };
}
