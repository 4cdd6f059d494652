import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readAssistantSearch, type AssistantSearch } from '#domain/admin/assistant-search.ts';
import { assistantQuery } from '#web/features/admin/assistant/assistant-api.ts';
import { AssistantScreen } from '#web/features/admin/assistant/assistant-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/admin/assistente')({
  validateSearch: strictSearch<AssistantSearch>(readAssistantSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    await loadQueries({ context, location }, assistantQuery(context.api, deps));
    return { now: Date.now() };
  },
  head: () => appHead('assistantDesk'),
  component: AssistantPage,
});

function AssistantPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(assistantQuery(useApi(), search));
  return (
    <AssistantScreen
      desk={data}
      search={search}
      now={Route.useLoaderData().now}
      onSearch={(changes) =>
        void navigate({ search: ({ pagina: _, ...now }) => ({ ...now, ...changes }), resetScroll: false })
      }
    />
  );
}
