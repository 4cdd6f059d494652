import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readWordsSearch, type WordsSearch } from '#domain/admin/words-search.ts';
import { TermsScreen } from '#web/features/admin/words/terms-screen.tsx';
import { termsQuery } from '#web/features/admin/words/words-api.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/admin/catalogo/ricerche')({
  validateSearch: strictSearch<WordsSearch>(readWordsSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    await loadQueries({ context, location }, termsQuery(context.api, deps));
  },
  head: () => appHead('searchTermsDesk'),
  component: TermsPage,
});

function TermsPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(termsQuery(useApi(), search));
  return (
    <TermsScreen
      terms={data}
      search={search}
      onSearch={(changes) =>
        void navigate({ search: ({ pagina: _, ...now }) => ({ ...now, ...changes }), resetScroll: false })
      }
    />
  );
}
