import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { AnsweredBy } from '#domain/assistant/request-types.ts';
import { usageAfter } from '#domain/activity/usage-after.ts';
import { SEARCH } from '#domain/constants.ts';
import { ANALYSIS_REQUEST, HUB_TOASTS } from '#messages/assistant/hub.ts';
import { ask, AssistantRefusal, type Analysis, type Suggestion, type Usage } from '#web/features/assistant/api.ts';
import { failureText } from '#web/lib/failure.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { notify } from '#web/ui/feedback/notify.ts';

type Told = { answeredBy: AnsweredBy | null; notice: string | null };
type Said = {
  usage: Usage;
  analysis: (Analysis & Told) | null;
  suggestions: (Told & { list: Suggestion[] }) | null;
  lastAnalysis: { grants: number; at: string } | null;
};
export type HubState = Said & { work: 'analysis' | 'suggestions' | null };
type Start = Pick<HubState, 'usage' | 'lastAnalysis'>;

/** What Filo is doing and what it said; the figures move with each answer, as the server counts them. */
export function useHub(start: Start, grantIds: readonly string[]) {
  const router = useRouter();
  const api = useApi();
  const [said, setSaid] = useState<Said & { start: Start }>({ ...start, start, analysis: null, suggestions: null });
  if (said.start !== start) setSaid((old) => ({ ...old, start, ...start }));

  const count: Count = (durationMs, error) =>
    setSaid(({ usage, ...old }) => ({
      ...old,
      usage: {
        ...usage,
        own: usageAfter(usage.own, { durationMs, error }),
        today: { ...usage.today, used: usage.today.used + 1 },
        installation: usage.installation && usageAfter(usage.installation, { durationMs, error }),
      },
    }));
  async function runAnalysis(): Promise<Done> {
    const grants = grantIds.slice(0, SEARCH.hubAnalysisGrants).map((id) => ({ id }));
    const data = { request: ANALYSIS_REQUEST, grants, context: 'dashboard' };
    const { response, answeredBy, notice, durationMs } = await ask(api, 'unified_analysis', data);
    setSaid((old) => ({
      ...old,
      analysis: { ...response, answeredBy, notice },
      suggestions: { list: response.suggestions, answeredBy, notice },
      lastAnalysis: { grants: response.grants.length, at: new Date().toISOString() },
    }));
    return { durationMs, words: HUB_TOASTS.analysed };
  }
  async function runSuggestions(): Promise<Done> {
    const data = { currentStep: 'dashboard', formData: {}, requestType: 'dashboard' };
    const { response, answeredBy, notice, durationMs } = await ask(api, 'smart_suggestions', data);
    setSaid((old) => ({ ...old, suggestions: { list: response.suggestions, answeredBy, notice } }));
    return { durationMs, words: HUB_TOASTS.refreshed };
  }
  /** Goes where the suggestion leads; one without a way is done by being read. */
  const apply = useMutation({
    mutationFn: async ({ action }: Suggestion) => void (action && (await router.navigate({ href: action.href }))),
    meta: { failed: HUB_TOASTS.applyFailed },
    onSuccess: (_nothing, { id }) => {
      setSaid((old) => ({
        ...old,
        suggestions: old.suggestions && {
          ...old.suggestions,
          list: old.suggestions.list.filter((each) => each.id !== id),
        },
      }));
      notify('success', HUB_TOASTS.applied);
    },
  });
  const analysis = useTask(runAnalysis, HUB_TOASTS.analysisFailed, count);
  const automatic = useTask(runAnalysis, HUB_TOASTS.autoFailed, count);
  const suggestions = useTask(runSuggestions, HUB_TOASTS.suggestionsFailed, count);
  const work = analysis.isPending || automatic.isPending ? 'analysis' : suggestions.isPending ? 'suggestions' : null;
  const state: HubState = { ...said, work };
  return {
    state,
    analyse: (onSettled: () => void) => analysis.mutate(undefined, { onSettled }),
    analyseByItself: () => automatic.mutate(),
    refreshSuggestions: () => suggestions.mutate(),
    applySuggestion: apply.mutate,
  };
}
export type Hub = ReturnType<typeof useHub>;

type Done = { durationMs: number; words: string };
type Count = (durationMs: number, error: string | null) => void;

/** A question to Filo: what it may answer no to has its own title (spec §8). */
function useTask(run: () => Promise<Done>, refused: string, count: Count) {
  return useMutation({
    mutationFn: run,
    meta: {
      failed: (error) =>
        error instanceof AssistantRefusal
          ? { title: refused, description: error.message }
          : { title: HUB_TOASTS.talkFailed, description: failureText(error) },
      noticeId: 'hub',
    },
    onError: (error) => error instanceof AssistantRefusal && count(error.durationMs, error.message || refused),
    onSuccess: ({ durationMs, words }) => {
      count(durationMs, null);
      notify('success', words, { id: 'hub' });
    },
  });
}
