import type { QueryClient } from '@tanstack/react-query';
import { clientsQuery } from '#web/features/clients/api.ts';
import { companiesQuery } from '#web/features/companies/api.ts';
import { projectsQuery } from '#web/features/projects/api.ts';
import { latestQuery } from '#web/features/notifications/api.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { actsForCompany, type SignedInUser } from '#web/lib/session.ts';

/** What the frame shows. A failure here must not take the page away: `prefetchQuery` keeps it to itself. */
export async function loadFrame(client: QueryClient, api: ApiClient, user: SignedInUser): Promise<void> {
  const isAgent = actsForCompany(user);
  await Promise.all([
    isAgent && client.prefetchQuery(companiesQuery(api)),
    isAgent && client.prefetchQuery(projectsQuery(api)),
    isAgent && user.userType === 'consultant' && client.prefetchQuery(clientsQuery(api)),
    client.prefetchQuery(latestQuery(api)),
  ]);
}
