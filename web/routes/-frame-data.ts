import { loadCompanies, type Companies } from '#web/features/companies/companies-context.tsx';
import { loadLatest, type Latest } from '#web/features/notifications/notifications-api.ts';
import type { ApiClient } from '#web/lib/api.ts';
import type { SignedInUser } from '#web/lib/session.ts';

export type FrameData = { companies: Companies; latest: Latest | null };

/** What the frame shows: every change answers with the fresh state, so reading it again can wait. */
export async function loadFrame(api: ApiClient, { userType }: SignedInUser): Promise<FrameData> {
  const [companies, latest] = await Promise.all([
    userType === 'business_user' ? loadCompanies(api) : [],
    loadLatest(api),
  ]);
  return { companies, latest };
}
