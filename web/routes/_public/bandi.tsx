import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { findGrants } from '#web/features/grants/grants-api.ts';
import { listHead } from '#web/features/grants/grants-head.ts';
import { GrantsScreen } from '#web/features/grants/grants-screen.tsx';
import { readGrantsSearch } from '#web/features/grants/grants-search.ts';
import { useGrantMarks } from '#web/features/saved-grants/use-grant-marks.tsx';
import { originOf } from '#web/lib/origin.ts';

export const Route = createFileRoute('/_public/bandi')({
  validateSearch: readGrantsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => ({
    page: await findGrants(context.api, deps),
    head: listHead(originOf(context.api), deps),
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: GrantsPage,
});

function GrantsPage() {
  const { user } = Route.useRouteContext();
  const { page } = Route.useLoaderData();
  const shown = Route.useSearch();
  const navigate = Route.useNavigate();
  // The address is ahead of the list while it loads: the filters follow the address.
  const asked = useRouterState({
    select: ({ location }) => (location.pathname === '/bandi' ? location.search : null),
  });
  const isUpdating = useRouterState({ select: ({ isLoading }) => isLoading });
  const markOf = useGrantMarks(user !== null);
  return (
    <GrantsScreen
      search={asked ? readGrantsSearch(asked) : shown}
      page={page}
      isUpdating={isUpdating}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
      markOf={markOf}
    />
  );
}
