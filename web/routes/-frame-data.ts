import type { QueryClient } from '@tanstack/react-query';
import { loadCompanies, type Companies } from '#web/features/companies/companies-context.tsx';
import { latestQuery } from '#web/features/notifications/api.ts';
import type { ApiClient } from '#web/lib/api.ts';
import type { SignedInUser } from '#web/lib/session.ts';

export type FrameData = { companies: Companies };

/** What the frame shows. A failure here must not take the page away: `prefetchQuery` keeps it to itself. */
export async function loadFrame(client: QueryClient, api: ApiClient, { userType }: SignedInUser): Promise<FrameData> {
  const [companies] = await Promise.all([
    userType === 'business_user' ? loadCompanies(api) : [],
    client.prefetchQuery(latestQuery(api)),
  ]);
  return { companies };
}
