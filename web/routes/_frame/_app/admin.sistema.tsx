import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readFailureSearch, type FailureSearch } from '#domain/admin/failure-search.ts';
import { systemQuery } from '#web/features/admin/system/system-api.ts';
import { SystemScreen } from '#web/features/admin/system/system-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/admin/sistema')({
  validateSearch: strictSearch<FailureSearch>(readFailureSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    await loadQueries({ context, location }, systemQuery(context.api, deps));
    return { now: Date.now() };
  },
  head: () => appHead('systemDesk'),
  component: SystemPage,
});

function SystemPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(systemQuery(useApi(), search));
  return (
    <SystemScreen
      system={data}
      search={search}
      now={Route.useLoaderData().now}
      onSearch={(changes) => void navigate({ search: changes, resetScroll: false })}
    />
  );
}
