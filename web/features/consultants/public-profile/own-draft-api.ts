import { dataOf, type ApiClient } from '#web/lib/api.ts';
import type { SessionUser } from '#web/lib/session.ts';

/** An application of one's own with its figures: what it costs, and the aid that it asks for. */
export type OwnDraft = { grantId: string; grantName: string; cost: number; aid: number };

/**
 * The draft that an estimate is made on: of the grant one comes from, otherwise the newest with figures. Visitors and
 * consultants have none; what cannot be read is left out.
 */
export async function readOwnDraft(
  api: ApiClient,
  user: SessionUser | null,
  grantId: string | undefined,
): Promise<OwnDraft | null> {
  if (user?.userType !== 'business_user') return null;
  const { items } = await dataOf(api.applications.$get()).catch(() => ({ items: [] }));
  return ownDraftOf(items, grantId);
}

type Listed = {
  grantId: string;
  grantTitle: string;
  requested: number | null;
  eligible: number | null;
  canContinue: boolean;
  isArchived: boolean;
  updatedAt: string;
};

export function ownDraftOf(items: readonly Listed[], grantId: string | undefined): OwnDraft | null {
  const drafts = items
    .filter(({ canContinue, isArchived }) => canContinue && !isArchived)
    .filter((each) => grantId === undefined || each.grantId === grantId)
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  const [draft] = drafts.flatMap(({ grantId: id, grantTitle: grantName, requested, eligible }) =>
    requested && eligible ? [{ grantId: id, grantName, cost: eligible, aid: requested }] : [],
  );
  return draft ?? null;
}
