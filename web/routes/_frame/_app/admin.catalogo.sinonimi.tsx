import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readSynonymSearch, type SynonymSearch } from '#domain/admin/words-search.ts';
import { SynonymsScreen } from '#web/features/admin/words/synonyms-screen.tsx';
import { synonymsQuery } from '#web/features/admin/words/words-api.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/admin/catalogo/sinonimi')({
  validateSearch: strictSearch<SynonymSearch>(readSynonymSearch),
  loaderDeps: ({ search: { apri: _, nuovo: __, ...search } }) => search,
  loader: async ({ context, location, deps }) => {
    await loadQueries({ context, location }, synonymsQuery(context.api, deps));
  },
  head: () => appHead('synonymsDesk'),
  component: SynonymsPage,
});

function SynonymsPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(synonymsQuery(useApi(), search));
  return (
    <SynonymsScreen
      synonyms={data}
      search={search}
      onSearch={(changes) =>
        void navigate({ search: ({ pagina: _, ...now }) => ({ ...now, ...changes }), resetScroll: false })
      }
    />
  );
}
