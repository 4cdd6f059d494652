import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { homeOf } from '#domain/paths.ts';
import { readResourcesSearch, type ResourcesSearch } from '#domain/resources/resources.ts';
import { resourcesQuery } from '#web/features/resources/api.ts';
import { ResourcesScreen } from '#web/features/resources/resources-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/resources/')({
  validateSearch: strictSearch<ResourcesSearch>(readResourcesSearch),
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, resourcesQuery(context.api));
    return { day: romeMoment(new Date()).day };
  },
  head: () => appHead('resources'),
  component: ResourcesPage,
});

function ResourcesPage() {
  const { user } = Route.useRouteContext();
  const { day } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(resourcesQuery(useApi()));
  return (
    <ResourcesScreen
      resources={data}
      search={search}
      day={day}
      back={homeOf(user.userType)}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
