import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readRequestSearch, type RequestSearch } from '#domain/admin/request-search.ts';
import { DataRequestsScreen } from '#web/features/admin/users/data-requests-screen.tsx';
import { requestPageQuery } from '#web/features/admin/users/users-api.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/admin/utenti/richieste')({
  validateSearch: strictSearch<RequestSearch>(readRequestSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    await loadQueries({ context, location }, requestPageQuery(context.api, deps));
    return { now: Date.now() };
  },
  head: () => appHead('dataRequests'),
  component: DataRequestsPage,
});

function DataRequestsPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(requestPageQuery(useApi(), search));
  return (
    <DataRequestsScreen
      requests={data}
      search={search}
      now={Route.useLoaderData().now}
      onSearch={(changes) =>
        void navigate({ search: ({ pagina: _, ...now }) => ({ ...now, ...changes }), resetScroll: false })
      }
    />
  );
}
