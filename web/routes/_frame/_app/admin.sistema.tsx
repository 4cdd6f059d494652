import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { systemQuery } from '#web/features/admin/system/system-api.ts';
import { SystemScreen } from '#web/features/admin/system/system-screen.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';

export const Route = createFileRoute('/_frame/_app/admin/sistema')({
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, systemQuery(context.api));
    return { now: Date.now() };
  },
  head: () => pageHead('systemDesk'),
  component: SystemPage,
});

function SystemPage() {
  const { data } = useSuspenseQuery(systemQuery(useApi()));
  return <SystemScreen system={data} now={Route.useLoaderData().now} />;
}
