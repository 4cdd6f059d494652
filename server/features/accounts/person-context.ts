import type { UserType } from '#domain/vocabulary.ts';
import type { Services, UserContext } from '#server/context.ts';
import { personalDataOf } from './personal-data.ts';

/** For jobs and private addresses: what the person would see, without a session. Null once the account is gone. */
export async function personContext(services: Services, userId: string): Promise<UserContext | null> {
  const person = await personalDataOf(services.db, userId);
  if (!person) return null;
  const { id, email, firstName, lastName } = person;
  const userType = person.userType as UserType | null;
  const user = { id, email, firstName, lastName, userType, isAdmin: false, isApproved: false };
  return { ...services, client: { ip: '', userAgent: '' }, user };
}
