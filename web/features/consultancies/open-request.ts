import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { isActive } from '#domain/consultancies/vocabulary.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import type { SessionUser } from '#web/lib/session.ts';

/** The request or the work that is open with one person, if any. */
export const openWith = (all: readonly ConsultancyView[], consultantId: string): ConsultancyView | null =>
  all.find((each) => each.consultantId === consultantId && (each.status === 'nuova' || isActive(each.status))) ?? null;

/** For the public profile, which does without the library of queries: what cannot be read is left out. */
export async function readOpenRequest(
  api: ApiClient,
  user: SessionUser | null,
  consultantId: string,
): Promise<ConsultancyView | null> {
  if (user?.userType !== 'business_user') return null;
  return dataOf(api.consultancies.$get()).then(
    ({ consultancies }) => openWith(consultancies, consultantId),
    () => null,
  );
}
