import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { DataRequestsScreen } from '#web/features/admin/users/data-requests-screen.tsx';
import { dataRequestsQuery } from '#web/features/admin/users/users-api.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';

export const Route = createFileRoute('/_frame/_app/admin/utenti/richieste')({
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, dataRequestsQuery(context.api));
    return { now: Date.now() };
  },
  head: () => pageHead('dataRequests'),
  component: DataRequestsPage,
});

function DataRequestsPage() {
  const { data } = useSuspenseQuery(dataRequestsQuery(useApi()));
  return <DataRequestsScreen requests={data} now={Route.useLoaderData().now} />;
}
