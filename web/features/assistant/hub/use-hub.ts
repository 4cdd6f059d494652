import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { AnsweredBy } from '#domain/assistant/request-types.ts';
import { usageAfter } from '#domain/activity/usage-after.ts';
import { SEARCH } from '#domain/constants.ts';
import { ANALYSIS_REQUEST, HUB_TOASTS } from '#messages/assistant/hub.ts';
import { failureText } from '#web/lib/failure.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ask, AssistantRefusal, type Analysis, type Suggestion, type Usage } from './hub-api.ts';

type Work = 'analysis' | 'suggestions';
type Told = { answeredBy: AnsweredBy | null; notice: string | null };
export type HubState = {
  work: Work | null;
  usage: Usage;
  analysis: (Analysis & Told) | null;
  suggestions: (Told & { list: Suggestion[] }) | null;
  lastAnalysis: { grants: number; at: string } | null;
};
type Start = Pick<HubState, 'usage' | 'lastAnalysis'>;

/** What Filo is doing and what it said; the figures move with each answer, as the server counts them. */
export function useHub(start: Start, grantIds: readonly string[]) {
  const router = useRouter();
  const { api } = router.options.context;
  const [state, setState] = useState<HubState & { start: Start }>({ ...start, start, ...EMPTY });
  if (state.start !== start) setState((old) => ({ ...old, start, ...start }));

  function count(durationMs: number, error: string | null) {
    setState(({ usage, ...old }) => ({
      ...old,
      usage: {
        ...usage,
        own: usageAfter(usage.own, { durationMs, error }),
        today: { ...usage.today, used: usage.today.used + 1 },
        installation: usage.installation && usageAfter(usage.installation, { durationMs, error }),
      },
    }));
  }
  function fail(error: unknown, refusedTitle: string) {
    const isRefusal = error instanceof AssistantRefusal;
    if (isRefusal) count(error.durationMs, error.message || refusedTitle);
    notify('danger', isRefusal ? refusedTitle : HUB_TOASTS.talkFailed, {
      id: 'hub',
      description: isRefusal ? error.message : failureText(error),
    });
  }

  /** One piece of work at a time: what it is, what it changes, what is said when it is refused. */
  async function workOn(work: Work, run: () => Promise<string>, refusedTitle: string) {
    setState((old) => ({ ...old, work }));
    try {
      notify('success', await run(), { id: 'hub' });
    } catch (error) {
      fail(error, refusedTitle);
    } finally {
      setState((old) => ({ ...old, work: null }));
    }
  }
  async function runAnalysis() {
    const grants = grantIds.slice(0, SEARCH.hubAnalysisGrants).map((id) => ({ id }));
    const data = { request: ANALYSIS_REQUEST, grants, context: 'dashboard' };
    const { response, answeredBy, notice, durationMs } = await ask(api, 'unified_analysis', data);
    count(durationMs, null);
    setState((old) => ({
      ...old,
      analysis: { ...response, answeredBy, notice },
      suggestions: { list: response.suggestions, answeredBy, notice },
      lastAnalysis: { grants: response.grants.length, at: new Date().toISOString() },
    }));
    return HUB_TOASTS.analysed;
  }
  async function runSuggestions() {
    const data = { currentStep: 'dashboard', formData: {}, requestType: 'dashboard' };
    const { response, answeredBy, notice, durationMs } = await ask(api, 'smart_suggestions', data);
    count(durationMs, null);
    setState((old) => ({ ...old, suggestions: { list: response.suggestions, answeredBy, notice } }));
    return HUB_TOASTS.refreshed;
  }
  /** Goes where the suggestion leads; one without a way is done by being read. */
  async function applySuggestion({ id, action }: Suggestion) {
    try {
      if (action) await router.navigate({ href: action.href });
      setState((old) => ({
        ...old,
        suggestions: old.suggestions && {
          ...old.suggestions,
          list: old.suggestions.list.filter((each) => each.id !== id),
        },
      }));
      notify('success', HUB_TOASTS.applied);
    } catch (error) {
      notify('danger', HUB_TOASTS.applyFailed, { description: failureText(error) });
    }
  }
  return {
    state,
    analyse: ({ isAutomatic }: { isAutomatic: boolean }) =>
      workOn('analysis', runAnalysis, isAutomatic ? HUB_TOASTS.autoFailed : HUB_TOASTS.analysisFailed),
    refreshSuggestions: () => workOn('suggestions', runSuggestions, HUB_TOASTS.suggestionsFailed),
    applySuggestion,
  };
}
export type Hub = ReturnType<typeof useHub>;

const EMPTY = { work: null, analysis: null, suggestions: null };
