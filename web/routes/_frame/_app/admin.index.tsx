import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readSummarySearch, type SummarySearch } from '#domain/admin/summary.ts';
import { queuesQuery, summaryQuery } from '#web/features/admin/api.ts';
import { SummaryScreen } from '#web/features/admin/summary/summary-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/admin/')({
  validateSearch: strictSearch<SummarySearch>(readSummarySearch),
  loaderDeps: ({ search: { giorni } }) => ({ giorni }),
  loader: async ({ context, location, deps }) => {
    const query = summaryQuery(context.api, deps.giorni);
    await loadQueries({ context, location }, query);
    // What waits is in the same answer: the navigation asks for it only when it is old.
    const client = await context.query.client();
    const summary = client.getQueryData(query.queryKey);
    if (summary) client.setQueryData(queuesQuery(context.api).queryKey, { queues: summary.queues });
    return { now: Date.now() };
  },
  head: () => appHead('admin'),
  component: SummaryPage,
});

function SummaryPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(summaryQuery(useApi(), search.giorni));
  return (
    <SummaryScreen
      summary={data}
      search={search}
      now={Route.useLoaderData().now}
      onSearch={(changes) => void navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false })}
    />
  );
}
