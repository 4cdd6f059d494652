import { ChevronDown } from 'lucide-react';
import type { ChatView } from '#domain/chat/chat.ts';
import { CHAT_WORDS as WORDS } from '#messages/chat/chat.ts';
import { cn } from '#web/lib/cn.ts';
import { stepsOf } from './path-steps.ts';

/** On phones the path is one line under the name; it opens the whole of it. */
export function PathLine({ chat, onOpen }: { chat: ChatView; onOpen: () => void }) {
  const steps = stepsOf(chat);
  const at = steps.findIndex(({ isNow }) => isNow);
  const shown = steps.at(at)!;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="grid min-h-11 gap-1.5 border-b border-rule px-4 py-2 text-left text-13 desk:hidden"
    >
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate">
          <b>{shown.title}</b>{' '}
          <span className="text-ink-2">{WORDS.step(at === -1 ? steps.length : at + 1, steps.length)}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-4 flex-none" />
      </span>
      <span aria-hidden="true" className="flex items-center">
        {steps.map(({ id, isDone, isNow }, index) => (
          <span key={id} className={cn('flex items-center', index < steps.length - 1 && 'flex-1')}>
            <span
              className={cn(
                'size-2.5 flex-none rounded-full border-2',
                isDone || isNow ? 'border-filo-line' : 'border-rule-strong',
                isDone && 'bg-filo-line',
              )}
            />
            {index < steps.length - 1 && (
              <span
                className={cn('flex-1 border-t-2', isDone ? 'border-filo-line' : 'border-dotted border-rule-strong')}
              />
            )}
          </span>
        ))}
      </span>
    </button>
  );
}
