import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import type { SessionUser } from '#web/lib/session.ts';

export const listSaved = async (api: ApiClient): Promise<ConsultantCard[]> =>
  (await dataOf(api['saved-consultants'].$get())).consultants;

/** For the public profile, which does without the library of queries: what cannot be read is not saved. */
export async function isSavedBy(api: ApiClient, user: SessionUser | null, id: string): Promise<boolean> {
  if (user?.userType !== 'business_user') return false;
  const saved = await listSaved(api).catch(() => []);
  return saved.some((card) => card.id === id);
}
