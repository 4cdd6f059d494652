import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { readVerdicts } from '#web/features/eligibility/eligibility-api.ts';
import { facetsIsland } from '#web/features/grants/facets-island.ts';
import { findGrants } from '#web/features/grants/grants-api.ts';
import { listHead } from '#web/features/grants/grants-head.ts';
import { GrantsScreen } from '#web/features/grants/grants-screen.tsx';
import { readGrantsSearch, validateGrantsSearch } from '#web/features/grants/grants-search.ts';
import { originOf } from '#web/lib/origin.ts';
import { resultsIsland } from './-results-island.ts';

export const Route = createFileRoute('/_public/bandi')({
  validateSearch: validateGrantsSearch,
  loaderDeps: ({ search }) => readGrantsSearch(search),
  loader: async ({ context, deps }) => {
    const [page] = await Promise.all([findGrants(context.api, deps), facetsIsland.prepare(), resultsIsland.prepare()]);
    const ids = page.items.map(({ id }) => id);
    return {
      page,
      verdicts: await readVerdicts(context.api, context.user, ids),
      head: listHead(originOf(context.api), deps),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: GrantsPage,
});

function GrantsPage() {
  const { user } = Route.useRouteContext();
  const { page, verdicts } = Route.useLoaderData();
  const shown = readGrantsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  // The address is ahead of the list while it loads: the filters follow the address.
  const asked = useRouterState({
    select: ({ location }) => (location.pathname === '/bandi' ? location.search : null),
  });
  const isUpdating = useRouterState({ select: ({ isLoading }) => isLoading });
  const search = asked ? readGrantsSearch(asked) : shown;
  return (
    <GrantsScreen
      search={search}
      page={page}
      isUpdating={isUpdating}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
      results={
        <resultsIsland.Island
          search={search}
          page={page}
          isUpdating={isUpdating}
          verdicts={verdicts}
          isSignedIn={user !== null}
        />
      }
    />
  );
}
