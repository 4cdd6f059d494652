import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readCatalogueSearch, type CatalogueSearch } from '#domain/admin/catalogue-search.ts';
import { catalogueQuery } from '#web/features/admin/catalogue/catalogue-api.ts';
import { CatalogueScreen } from '#web/features/admin/catalogue/catalogue-screen.tsx';
import { GrantFacts, GrantText } from '#web/features/grants/detail/grant-reading.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/admin/catalogo/')({
  validateSearch: strictSearch<CatalogueSearch>(readCatalogueSearch),
  loaderDeps: ({ search: { apri: _, ...search } }) => search,
  loader: async ({ context, location, deps }) => {
    await loadQueries({ context, location }, catalogueQuery(context.api, deps));
  },
  head: () => appHead('catalogueDesk'),
  component: CataloguePage,
});

function CataloguePage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(catalogueQuery(useApi(), search));
  return (
    <CatalogueScreen
      catalogue={data}
      search={search}
      drawPreview={(detail) => (
        <>
          <GrantFacts detail={detail} />
          <GrantText detail={detail} />
        </>
      )}
      onSearch={(changes) =>
        void navigate({ search: ({ pagina: _, ...now }) => ({ ...now, ...changes }), resetScroll: false })
      }
    />
  );
}
