import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { APPLY } from '#messages/applications/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { formatTime } from '#web/lib/format.ts';
import type { SaveState } from './use-autosave.ts';

type Props = { state: SaveState; version: number; at: string };

/** In one place: whether what one typed is safe. */
export function SaveStateLine({ state, version, at }: Props) {
  const Icon =
    state === 'offline'
      ? CloudOff
      : state === 'failed' || state === 'conflict'
        ? TriangleAlert
        : state === 'saving'
          ? LoaderCircle
          : Check;
  return (
    <p
      role="status"
      className={cn(
        'flex items-center gap-2 text-13 tabular-nums',
        state === 'failed' || state === 'conflict' || state === 'offline' ? 'font-medium text-on-verify' : 'text-ink-2',
      )}
    >
      <Icon aria-hidden="true" className={cn('size-4', state === 'saving' && 'motion-safe:animate-spin')} />
      {wordsOf(state, version, at)}
    </p>
  );
}

function wordsOf(state: SaveState, version: number, at: string): string {
  if (state === 'saved') return APPLY.state.saved(formatTime(at), version);
  if (state === 'clean') return APPLY.state.clean(version);
  return APPLY.state[state];
}
