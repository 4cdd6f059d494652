import { useRouter } from '@tanstack/react-router';
import { PATHS } from '#domain/paths.ts';
import { INTELLIGENT } from '#messages/assistant/search.ts';
import { SAVING } from '#messages/saved-grants/saved-grants.ts';
import { ApiError } from '#web/lib/api.ts';
import { failureText } from '#web/lib/failure.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { runSearch, sampleOutcome, SearchRefused, type SearchCompany } from './run-search.ts';
import type { SearchFilters } from './search-filters.ts';
import { runningSearch, setFound, setRunning, useSearchState } from './search-store.ts';

/** Idle, searching, results; on error the samples (spec §4). One search at a time. */
export function useIntelligentSearch(userId: string, company: SearchCompany | null, filters: SearchFilters) {
  const router = useRouter();
  const { running, found } = useSearchState();
  const keyOf = (wanted: SearchFilters) => JSON.stringify([userId, company?.id, wanted]);

  function fail(error: unknown, key: string, wanted: SearchFilters, profile: SearchCompany) {
    if (error instanceof ApiError && error.status === 401) {
      setRunning(null);
      notify('danger', SAVING.mustSignInToSearch, {
        id: 'intelligent-search',
        action: {
          label: INTELLIGENT.signIn,
          onPress: () => {
            const next = encodeURIComponent(router.state.location.href);
            void router.navigate({ href: `${PATHS.auth}?next=${next}` });
          },
        },
      });
      return;
    }
    const message = error instanceof SearchRefused ? error.message : failureText(error);
    notify('danger', SAVING.searchFailed(message), { id: 'intelligent-search' });
    setFound(key, sampleOutcome(wanted, profile));
  }

  async function start(wanted: SearchFilters) {
    if (!company || runningSearch()) return;
    const key = keyOf(wanted);
    const { api } = router.options.context;
    try {
      const outcome = await runSearch(api, company, wanted, (step) => setRunning({ key, step }));
      setFound(key, outcome);
      if (outcome.answeredBy === 'esempi') {
        notify('danger', SAVING.searchFailed(outcome.notice ?? INTELLIGENT.unknownFailure), {
          id: 'intelligent-search',
        });
      }
    } catch (error) {
      fail(error, key, wanted, company);
    }
  }
  return {
    step: running?.step ?? null,
    outcome: found.find(({ key }) => key === keyOf(filters))?.outcome ?? null,
    start: (wanted: SearchFilters) => void start(wanted),
  };
}
