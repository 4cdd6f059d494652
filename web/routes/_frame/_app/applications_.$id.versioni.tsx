import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { applicationQuery } from '#web/features/applications/api.ts';
import { VersionsScreen } from '#web/features/applications/versions-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

type Search = { versione?: number };

export const Route = createFileRoute('/_frame/_app/applications_/$id/versioni')({
  validateSearch: strictSearch<Search>(({ versione }) =>
    typeof versione === 'number' && Number.isInteger(versione) && versione > 0 ? { versione } : {},
  ),
  shouldReload: false,
  loader: async ({ context, location, params }) => {
    await loadQueries({ context, location }, applicationQuery(context.api, params.id));
  },
  head: () => appHead('versions'),
  component: VersionsPage,
});

function VersionsPage() {
  const { id } = Route.useParams();
  const { data: view } = useSuspenseQuery(applicationQuery(useApi(), id));
  const navigate = Route.useNavigate();
  return (
    <VersionsScreen
      view={view}
      chosen={Route.useSearch().versione}
      onChoose={(versione) => void navigate({ search: { versione }, resetScroll: false })}
    />
  );
}
