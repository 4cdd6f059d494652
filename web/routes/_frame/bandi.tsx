import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useCompareMark } from '#web/features/compare/compare-store.ts';
import { CompareTray } from '#web/features/compare/compare-tray.tsx';
import type { MarkOf } from '#web/features/grants/grant-summary-card.tsx';
import { GrantsScreen } from '#web/features/grants/grants-screen.tsx';
import {
  changed,
  grantsHref,
  grantsQuery,
  readGrantsSearch,
  validateGrantsSearch,
  type GrantsSearch,
} from '#web/features/grants/grants-search.ts';
import { searchName } from '#web/features/grants/search-words.ts';
import { SaveSearchButton } from '#web/features/saved-grants/save-search-button.tsx';
import { useGrantMarks } from '#web/features/saved-grants/use-grant-marks.tsx';
import { actsForCompany, isSignedIn } from '#web/lib/session.ts';
import { own } from './-own-search.ts';

/** For who has a company; visitors never fetch it. */
const Mine = lazy(async () => ({ default: (await import('./-mine.tsx')).Mine }));

/** For who has no account yet and says what they want. */
const VisitorProject = lazy(async () => ({
  default: (await import('#web/features/projects/visitor-project.tsx')).VisitorProject,
}));

export const Route = createFileRoute('/_frame/bandi')({
  staticData: { isSite: true },
  validateSearch: validateGrantsSearch,
  loaderDeps: ({ search }) => readGrantsSearch(search),
  // Neither is asked on a first visit, whose list is in the HTML.
  beforeLoad: async ({ context: { user } }) => {
    if (!import.meta.env.SSR) await (await import('#web/features/grants/list-parts.ts')).listReady(isSignedIn(user));
  },
  loader: async ({ context, deps }) => (await import('./-list-data.ts')).loadList(context, deps),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: GrantsPage,
});

function GrantsPage() {
  const { user } = Route.useRouteContext();
  const { page, judged, lessSuitedAt } = Route.useLoaderData();
  const ofReader = actsForCompany(user) && page.othersCount !== null ? own : (search: GrantsSearch) => search;
  const shown = ofReader(readGrantsSearch(Route.useSearch()));
  const navigate = Route.useNavigate();
  // The address is ahead of the list while it loads: the filters follow the address.
  const asked = useRouterState({
    select: ({ location }) => (location.pathname === '/bandi' ? location.search : null),
  });
  const isUpdating = useRouterState({ select: ({ isLoading }) => isLoading });
  const marksOf = useGrantMarks();
  const compareOf = useCompareMark();
  const markOf: MarkOf = (grant) => ({ ...marksOf(grant), compare: compareOf(grant), judged: judged[grant.id] });
  return (
    <>
      <GrantsScreen
        search={asked ? ofReader(readGrantsSearch(asked)) : shown}
        page={page}
        lessSuitedAt={lessSuitedAt}
        isUpdating={isUpdating}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
        markOf={markOf}
        mine={
          page.othersCount === null ? (
            user === null &&
            shown.q && (
              <Suspense>
                <VisitorProject key={shown.q} sentence={shown.q} here={grantsHref(shown)} />
              </Suspense>
            )
          ) : (
            <Suspense>
              <Mine
                verdict={shown.verdict ?? 'tutti'}
                othersCount={page.othersCount}
                onChange={(verdict) => void navigate({ search: changed(shown, { verdict }), resetScroll: false })}
              />
            </Suspense>
          )
        }
        saveSearch={
          <SaveSearchButton
            isSignedIn={user !== null}
            criteria={grantsQuery(changed(shown, { sort: undefined, hidden: undefined, verdict: undefined }))}
            suggestedName={searchName(shown)}
          />
        }
      />
      <CompareTray />
    </>
  );
}
