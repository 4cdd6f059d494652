import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AnsweredBy } from '#domain/assistant/request-types.ts';
import { usageAfter } from '#domain/activity/usage-after.ts';
import { SEARCH } from '#domain/constants.ts';
import { ANALYSIS_REQUEST, HUB_TOASTS } from '#messages/assistant/hub.ts';
import { ask, AssistantRefusal, type Analysis, type Suggestion, type Usage } from '#web/features/assistant/api.ts';
import { NOTHING_SAID, recall, remember, type HubMemory } from './hub-memory.ts';
import { failureText } from '#web/lib/failure.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';

type Told = { answeredBy: AnsweredBy | null; notice: string | null };
export type Said = {
  usage: Usage;
  analysis: (Analysis & Told) | null;
  suggestions: (Told & { list: Suggestion[] }) | null;
  lastAnalysis: { grants: number; at: string } | null;
  /** Suggestions that were applied: they do not come back. */
  applied: string[];
};
export type HubState = Said & { work: 'analysis' | 'suggestions' | null };
type Start = Pick<HubState, 'usage' | 'lastAnalysis'>;

/** What Filo is doing and what it said; the figures move with each answer, as the server counts them. */
export function useHub(start: Start, grantIds: readonly string[]) {
  const router = useRouter();
  const api = useApi();
  const [said, setSaid] = useState<Said & { start: Start }>({ ...start, start, ...NOTHING_SAID });
  if (said.start !== start) setSaid((old) => ({ ...old, start, ...start }));

  const about = grantIds.join(' ');
  useEffect(() => {
    // After the first paint: the server knows nothing of what this tab was told.
    queueMicrotask(() => setSaid((old) => (old.analysis || old.suggestions ? old : { ...old, ...recall(about) })));
  }, [about]);
  const { analysis: lastSaid, suggestions: lastList, applied } = said;
  useEffect(() => {
    if (lastSaid || lastList) remember(about, { analysis: lastSaid, suggestions: lastList, applied });
  }, [about, lastSaid, lastList, applied]);

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
      suggestions: { list: stillOpen(response.suggestions, old.applied), answeredBy, notice },
      lastAnalysis: { grants: response.grants.length, at: new Date().toISOString() },
    }));
    return { durationMs, words: HUB_TOASTS.analysed };
  }
  async function runSuggestions(): Promise<Done> {
    const data = { currentStep: 'dashboard', formData: {}, requestType: 'dashboard' };
    const { response, answeredBy, notice, durationMs } = await ask(api, 'smart_suggestions', data);
    setSaid((old) => ({
      ...old,
      suggestions: { list: stillOpen(response.suggestions, old.applied), answeredBy, notice },
    }));
    if (said.analysis) await renewInsights();
    return { durationMs, words: HUB_TOASTS.refreshed };
  }
  /** What stands under "In evidenza" is as old as the suggestions beside it. */
  async function renewInsights(): Promise<void> {
    const grants = grantIds.slice(0, SEARCH.hubAnalysisGrants).map((id) => ({ id }));
    const data = { request: ANALYSIS_REQUEST, grants, context: 'dashboard' };
    const { response, answeredBy, notice, durationMs } = await ask(api, 'unified_analysis', data);
    count(durationMs, null);
    setSaid((old) => ({ ...old, analysis: { ...response, answeredBy, notice } }));
  }
  /** Goes where the suggestion leads; one without a way is done by being read. */
  const apply = useWrite({
    mutationFn: async ({ action }: Suggestion) => void (action && (await router.navigate({ href: action.href }))),
    meta: { failed: HUB_TOASTS.applyFailed },
    onSuccess: (_nothing, { id }) => {
      // Kept at once: the page that asked may be gone by now.
      remember(about, withApplied(recall(about), id));
      setSaid((old) => ({ ...old, ...withApplied(old, id) }));
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

const withApplied = (old: HubMemory, id: string): HubMemory => ({
  analysis: old.analysis,
  applied: [...old.applied, id],
  suggestions: old.suggestions && { ...old.suggestions, list: stillOpen(old.suggestions.list, [id]) },
});
const stillOpen = (list: readonly Suggestion[], applied: readonly string[]): Suggestion[] =>
  list.filter(({ id }) => !applied.includes(id));

type Done = { durationMs: number; words: string };
type Count = (durationMs: number, error: string | null) => void;

/** A question to Filo: what it may answer no to has its own title (AST-27). */
function useTask(run: () => Promise<Done>, refused: string, count: Count) {
  return useWrite({
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
