import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { PATHS } from '#domain/paths.ts';
import { INTELLIGENT } from '#messages/assistant/search.ts';
import { SAVING } from '#messages/saved-grants/saved-grants.ts';
import { isSessionLost } from '#web/lib/api.ts';
import { failureText } from '#web/lib/failure.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { runSearch, sampleOutcome, SearchRefused, type SearchCompany } from './run-search.ts';
import type { SearchFilters } from './search-filters.ts';
import { runningSearch, setFound, setRunning, useSearchState } from './search-store.ts';

type Asked = { key: string; wanted: SearchFilters; profile: SearchCompany };
const NOTICE = 'intelligent-search';

/** Idle, searching, results; on error the samples (AST-32). One search at a time. */
export function useIntelligentSearch(
  userId: string,
  company: SearchCompany | null,
  filters: SearchFilters,
  { prepare, isAsked }: { prepare: (sentence: string) => Promise<void>; isAsked: boolean },
) {
  const router = useRouter();
  const api = useApi();
  const { running, found } = useSearchState();
  const keyOf = (wanted: SearchFilters) => JSON.stringify([userId, company?.id, wanted]);

  const search = useWrite({
    mutationFn: ({ key, wanted, profile }: Asked) =>
      runSearch(api, profile, wanted, (step) => setRunning({ key, step }), prepare),
    meta: {
      failed: (error) =>
        isSessionLost(error)
          ? { title: SAVING.mustSignInToSearch, action: { label: INTELLIGENT.signIn, onPress: signIn } }
          : { title: SAVING.searchFailed(error instanceof SearchRefused ? error.message : failureText(error)) },
      noticeId: NOTICE,
    },
    onError: (error, { key, wanted, profile }) =>
      isSessionLost(error) ? setRunning(null) : setFound(key, sampleOutcome(wanted, profile)),
    onSuccess: (outcome, { key }) => {
      setFound(key, outcome);
      if (outcome.answeredBy !== 'esempi') return;
      notify('danger', SAVING.searchFailed(outcome.notice ?? INTELLIGENT.unknownFailure), { id: NOTICE });
    },
  });
  function signIn() {
    const next = encodeURIComponent(router.state.location.href);
    void router.navigate({ href: `${PATHS.auth}?next=${next}` });
  }
  function start(wanted: SearchFilters) {
    if (company && !runningSearch()) search.mutate({ key: keyOf(wanted), wanted, profile: company });
  }
  const known = found.find(({ key }) => key === keyOf(filters))?.outcome ?? null;
  /** A link with a sentence runs by itself, once; a failure waits for the person. */
  const startFromLink = useEffectEvent(() => {
    if (isAsked && known === null && filters.customQuery !== '') start(filters);
  });
  useEffect(() => startFromLink(), []);
  return {
    step: running?.step ?? null,
    outcome: known,
    start,
  };
}
