import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readImportsSearch, type ImportsSearch } from '#domain/admin/imports-search.ts';
import { importsQuery } from '#web/features/admin/imports/imports-api.ts';
import { ImportsScreen } from '#web/features/admin/imports/imports-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/admin/catalogo/importazioni')({
  validateSearch: strictSearch<ImportsSearch>(readImportsSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    await loadQueries({ context, location }, importsQuery(context.api, deps));
    return { now: Date.now() };
  },
  head: () => appHead('importsDesk'),
  component: ImportsPage,
});

function ImportsPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(importsQuery(useApi(), search));
  return (
    <ImportsScreen
      page={data}
      search={search}
      now={Route.useLoaderData().now}
      onSearch={(changes) =>
        void navigate({ search: ({ pagina: _, ...now }) => ({ ...now, ...changes }), resetScroll: false })
      }
    />
  );
}
