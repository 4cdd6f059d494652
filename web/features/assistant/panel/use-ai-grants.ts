import { useEffect, useEffectEvent, useState } from 'react';
import { AI_PANEL } from '#messages/assistant/panel.ts';
import { ApiError } from '#web/lib/api.ts';
import { failureText } from '#web/lib/failure.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { generateGrants, type FittingGrant } from '#web/features/assistant/api.ts';

type Options = { loaded: FittingGrant[] | undefined; max: number; autoGenerate: boolean; hasProfile: boolean };
type State = { loaded: FittingGrant[] | undefined; items: FittingGrant[]; hasFailed: boolean };

/** What the screen brought along, until the person asks for more; the templates only when that failed. */
export function useAiGrants({ loaded, max, autoGenerate, hasProfile }: Options) {
  const [state, setState] = useState<State>({ loaded, items: loaded ?? [], hasFailed: false });
  if (state.loaded !== loaded) setState({ loaded, items: loaded ?? [], hasFailed: false });
  const { mutate, isPending, isIdle } = useWrite({
    mutationFn: generateGrants(useApi()),
    meta: {
      failed: (error) => ({
        title: error instanceof ApiError ? AI_PANEL.failed : AI_PANEL.unreachable,
        description: failureText(error),
      }),
      noticeId: 'ai-grants',
    },
    onError: () => setState((old) => ({ ...old, hasFailed: true })),
    onSuccess: (items) => {
      setState((old) => ({ ...old, items, hasFailed: false }));
      notify('success', AI_PANEL.generated(items.length), { id: 'ai-grants' });
    },
  });
  const generate = () => mutate(max);
  /** Once, when a profile is there (AST-29). */
  const generateByItself = useEffectEvent(generate);
  useEffect(() => {
    if (autoGenerate && hasProfile) queueMicrotask(generateByItself);
  }, [autoGenerate, hasProfile]);

  const isGenerating = isPending || (isIdle && autoGenerate && hasProfile);
  return { items: state.items.slice(0, max), hasFailed: state.hasFailed, isGenerating, generate };
}
