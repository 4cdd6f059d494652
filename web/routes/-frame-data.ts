import type { QueryClient } from '@tanstack/react-query';
import { companiesQuery } from '#web/features/companies/api.ts';
import { projectsQuery } from '#web/features/projects/api.ts';
import { latestQuery } from '#web/features/notifications/api.ts';
import type { ApiClient } from '#web/lib/api.ts';
import type { SignedInUser } from '#web/lib/session.ts';

/** What the frame shows. A failure here must not take the page away: `prefetchQuery` keeps it to itself. */
export async function loadFrame(client: QueryClient, api: ApiClient, { userType }: SignedInUser): Promise<void> {
  await Promise.all([
    userType === 'business_user' && client.prefetchQuery(companiesQuery(api)),
    userType === 'business_user' && client.prefetchQuery(projectsQuery(api)),
    client.prefetchQuery(latestQuery(api)),
  ]);
}
