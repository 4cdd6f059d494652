import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { useActiveCompany } from '#web/features/companies/use-companies.ts';
import { useCompareMark } from '#web/features/compare/compare-store.ts';
import { CompareTray } from '#web/features/compare/compare-tray.tsx';
import { readVerdicts } from '#web/features/matching/eligibility-api.ts';
import { verdictOnCard } from '#web/features/matching/verdict-words.ts';
import { AdvancedSearchScreen } from '#web/features/grants/advanced-search-screen.tsx';
import { readAdvancedSearch, tabOf } from '#web/features/grants/advanced-address.ts';
import { catalogueSearch, isIdle } from '#web/features/grants/advanced-search.ts';
import { GrantSummaryCard } from '#web/features/grants/grant-summary-card.tsx';
import { findGrants } from '#web/features/grants/grants-api.ts';
import { changed, grantsHref, grantsQuery, readGrantsSearch } from '#web/features/grants/grants-search.ts';
import { searchName, searchWords } from '#web/features/grants/search-words.ts';
import { StandardSearch } from '#web/features/grants/standard-search.tsx';
import { IntelligentSearch } from '#web/features/assistant/search/intelligent-search.tsx';
import { readFilterAddress } from '#web/features/assistant/search/search-filters.ts';
import { SaveSearchButton } from '#web/features/saved-grants/save-search-button.tsx';
import { savedGrantsQuery, savedSearchesQuery } from '#web/features/saved-grants/api.ts';
import { SavedGrantsList } from '#web/features/saved-grants/saved-grants-list.tsx';
import { SavedSearchesList } from '#web/features/saved-grants/saved-searches-list.tsx';
import { useSavedGrants } from '#web/features/saved-grants/use-saved-grants.ts';
import { useGrantMarks } from '#web/features/saved-grants/use-grant-marks.tsx';
import { ActiveProjectChips } from '#web/features/projects/active-project.tsx';
import { projectName } from '#messages/projects/name.ts';
import { useProjects } from '#web/features/projects/use-projects.ts';
import { useSentenceProject } from '#web/features/projects/use-sentence-project.ts';
import { fold } from '#domain/search/fold.ts';
import { JudgedFound } from './-judged-found.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';

/** What either tab asks for: both stay in the address while one looks at the other. */
const readAddress = (raw: Record<string, unknown>) => ({ ...readAdvancedSearch(raw), ...readFilterAddress(raw) });

/** As many as one question may ask about; a longer list of saved grants goes without. */
const JUDGED = 200;

export const Route = createFileRoute('/_frame/_app/advanced-search')({
  validateSearch: readAddress,
  loaderDeps: ({ search }) => readAdvancedSearch(search),
  loader: async ({ context, location, deps }) => {
    const { api } = context;
    const [[saved], page] = await Promise.all([
      loadQueries({ context, location }, savedGrantsQuery(api), savedSearchesQuery(api)),
      isIdle(deps) ? null : findGrants(api, catalogueSearch(deps)),
    ]);
    const ids = [...(page?.items ?? []).map(({ id }) => id), ...saved.map(({ grantId }) => grantId)];
    return {
      page,
      verdicts: await readVerdicts(api, context.user, [...new Set(ids)].slice(0, JUDGED)),
    };
  },
  head: () => appHead('advancedSearch'),
  component: AdvancedSearchPage,
});

/** A link may begin the search of the project one has, never make another. */
const isOwnSentence = (own: string, asked: string | undefined) => fold(own) === fold(asked ?? '');

function AdvancedSearchPage() {
  const { page, verdicts } = Route.useLoaderData();
  const { saved, seen } = useSavedGrants();
  const { data: searches } = useSuspenseQuery(savedSearchesQuery(useApi()));
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isUpdating = useRouterState({ select: ({ isLoading }) => isLoading });
  const marksOf = useGrantMarks();
  const compareOf = useCompareMark();
  const markOf = (grant: Parameters<typeof marksOf>[0]) => {
    const verdict = verdicts[grant.id];
    return { ...marksOf(grant), compare: compareOf(grant), ...(verdict ? { judged: verdictOnCard(verdict) } : {}) };
  };
  const asked = catalogueSearch(search);
  const { user } = Route.useRouteContext();
  const active = useActiveCompany(user);
  const { active: project } = useProjects();
  const sentenceProject = useSentenceProject();
  const savedIds = new Set(saved.map(({ grantId }) => grantId));
  return (
    <>
      <AdvancedSearchScreen
        tab={tabOf(search)}
        onTab={(scheda) => void navigate({ search: (old) => readAddress({ ...old, scheda }), resetScroll: false })}
        content={{
          intelligente: {
            content: (
              <IntelligentSearch
                user={user}
                company={active}
                address={readFilterAddress(search)}
                onAddress={(address) =>
                  void navigate({ search: { ...readAdvancedSearch(search), ...address }, resetScroll: false })
                }
                markOf={({ id, name }) => {
                  const mark = markOf({ id, name, isSaved: savedIds.has(id), isHidden: false });
                  return { isSaved: mark.isSaved, onPress: mark.save.onPress };
                }}
                prepare={sentenceProject}
                isAsked={active !== null && (!project || isOwnSentence(project.description, search.richiesta))}
                project={project && { title: projectName(project), sentence: project.description }}
                understood={project && <ActiveProjectChips key={project.id} project={project} />}
                judged={(ids, draw) => (
                  <JudgedFound
                    key={ids.join()}
                    ids={ids}
                    draw={draw}
                    // The list of saved grants is the fresher one: a card may have been read before it was saved.
                    markOf={(grant) => markOf({ ...grant, isSaved: savedIds.has(grant.id) })}
                  />
                )}
              />
            ),
          },
          standard: {
            content: (
              <StandardSearch
                search={search}
                page={page}
                isUpdating={isUpdating}
                onSearch={(next) =>
                  void navigate({ search: { ...readFilterAddress(search), ...next }, resetScroll: false })
                }
                markOf={markOf}
                saveSearch={
                  <SaveSearchButton
                    isSignedIn
                    criteria={grantsQuery(changed(asked, { sort: undefined, hidden: undefined }))}
                    suggestedName={searchName(asked)}
                  />
                }
              />
            ),
          },
          salvati: {
            count: saved.length,
            content: (
              <SavedGrantsList
                seen={seen}
                markOf={markOf}
                renderCard={(grant) => <GrantSummaryCard grant={grant} mark={markOf(grant)} headingLevel={2} />}
              />
            ),
          },
          ricerche: {
            count: searches.length,
            content: (
              <SavedSearchesList
                searches={searches}
                wordsOf={(criteria) => searchWords(readGrantsSearch(criteria))}
                hrefOf={(criteria) => grantsHref(readGrantsSearch(criteria))}
              />
            ),
          },
        }}
      />
      <CompareTray isInset />
    </>
  );
}
