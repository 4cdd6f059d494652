import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { useCompareMark } from '#web/features/compare/compare-store.ts';
import { CompareTray } from '#web/features/compare/compare-tray.tsx';
import { readVerdicts } from '#web/features/matching/eligibility-api.ts';
import { verdictOnCard } from '#web/features/matching/verdict-words.ts';
import type { MarkOf } from '#web/features/grants/grant-summary-card.tsx';
import { findGrants } from '#web/features/grants/grants-api.ts';
import { listHead } from '#web/features/grants/grants-head.ts';
import { GrantsScreen } from '#web/features/grants/grants-screen.tsx';
import { changed, grantsQuery, readGrantsSearch, validateGrantsSearch } from '#web/features/grants/grants-search.ts';
import { searchName } from '#web/features/grants/search-words.ts';
import { SaveSearchButton } from '#web/features/saved-grants/save-search-button.tsx';
import { useGrantMarks } from '#web/features/saved-grants/use-grant-marks.tsx';
import { originOf } from '#web/lib/origin.ts';

export const Route = createFileRoute('/_frame/bandi')({
  validateSearch: validateGrantsSearch,
  loaderDeps: ({ search }) => readGrantsSearch(search),
  loader: async ({ context, deps }) => {
    const page = await findGrants(context.api, deps);
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
  const marksOf = useGrantMarks();
  const compareOf = useCompareMark();
  const markOf: MarkOf = (grant) => {
    const verdict = verdicts[grant.id];
    return { ...marksOf(grant), compare: compareOf(grant), ...(verdict ? { judged: verdictOnCard(verdict) } : {}) };
  };
  return (
    <>
      <GrantsScreen
        search={asked ? readGrantsSearch(asked) : shown}
        page={page}
        isUpdating={isUpdating}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
        markOf={markOf}
        saveSearch={
          <SaveSearchButton
            isSignedIn={user !== null}
            criteria={grantsQuery(changed(shown, { sort: undefined, hidden: undefined }))}
            suggestedName={searchName(shown)}
          />
        }
      />
      <CompareTray />
    </>
  );
}
