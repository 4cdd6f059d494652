import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { importsQuery } from '#web/features/admin/imports/imports-api.ts';
import { ImportsScreen } from '#web/features/admin/imports/imports-screen.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';

export const Route = createFileRoute('/_frame/_app/admin/catalogo/importazioni')({
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, importsQuery(context.api));
    return { now: Date.now() };
  },
  head: () => pageHead('importsDesk'),
  component: ImportsPage,
});

function ImportsPage() {
  const { data } = useSuspenseQuery(importsQuery(useApi()));
  return <ImportsScreen page={data} now={Route.useLoaderData().now} />;
}
