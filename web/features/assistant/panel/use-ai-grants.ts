import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { AI_PANEL } from '#messages/assistant/panel.ts';
import { ApiError } from '#web/lib/api.ts';
import { failureText } from '#web/lib/failure.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { generateGrants, type FittingGrant } from './ai-panel-api.ts';

type Options = { loaded: FittingGrant[] | undefined; max: number; autoGenerate: boolean; hasProfile: boolean };
type State = { loaded: FittingGrant[] | undefined; items: FittingGrant[]; hasFailed: boolean };

/** What the screen brought along, until the person asks for more; the templates only when that failed. */
export function useAiGrants({ loaded, max, autoGenerate, hasProfile }: Options) {
  const { api } = useRouter().options.context;
  const [state, setState] = useState<State>({ loaded, items: loaded ?? [], hasFailed: false });
  const [isGenerating, setGenerating] = useState(autoGenerate && hasProfile);
  if (state.loaded !== loaded) setState({ loaded, items: loaded ?? [], hasFailed: false });

  async function generate() {
    setGenerating(true);
    try {
      const items = await generateGrants(api, max);
      setState((old) => ({ ...old, items, hasFailed: false }));
      notify('success', AI_PANEL.generated(items.length), { id: 'ai-grants' });
    } catch (error) {
      setState((old) => ({ ...old, hasFailed: true }));
      const title = error instanceof ApiError ? AI_PANEL.failed : AI_PANEL.unreachable;
      notify('danger', title, { id: 'ai-grants', description: failureText(error) });
    } finally {
      setGenerating(false);
    }
  }
  /** Once, when a profile is there (spec §2). */
  const generateByItself = useEffectEvent(generate);
  useEffect(() => {
    if (autoGenerate && hasProfile) queueMicrotask(() => void generateByItself());
  }, [autoGenerate, hasProfile]);

  return { items: state.items.slice(0, max), hasFailed: state.hasFailed, isGenerating, generate };
}
