import { useHydrated } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CHAT_WIDGET } from '#messages/assistant/chat-screens.ts';
import { openChat } from '#web/lib/chat-door.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Mark } from '#web/ui/brand/logo.tsx';
import { setChatView, useChatView, type ChatView } from './chat-view.ts';

const nameOf = (view: ChatView) => (view === 'minimised' ? CHAT_WIDGET.reopen : CHAT_WIDGET.open);

/** When the window goes, the focus comes back to what reopens it; a hidden launcher takes none. */
function useFocusBack(view: ChatView) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(view);
  useEffect(() => {
    if (before.current === 'open' && view !== 'open') button.current?.focus();
    before.current = view;
  }, [view]);
  return button;
}

/** On desks, in the corner: the folded window while minimised. Closed, it waits in the bar and lies on nothing. */
export function FloatingLauncher() {
  const view = useChatView();
  const button = useFocusBack(view);
  const isAlive = useHydrated(); // a press before that would be lost
  return (
    <div
      data-keep-clear={view === 'minimised' ? '' : undefined}
      className={cn(
        'fixed right-6 bottom-6 z-30 [body:has([data-foot-bar])_&]:bottom-2.5 hidden items-center rounded border border-rule-2 bg-float text-on-float shadow-float desk:flex print:hidden',
        (view !== 'minimised' || !isAlive) && 'invisible',
      )}
    >
      <button
        ref={button}
        type="button"
        aria-label={CHAT_WIDGET.reopen}
        onClick={() => openChat()}
        className="flex min-h-12 min-w-44 items-center gap-2 rounded pr-4 pl-3 text-14 font-semibold"
      >
        <Mark />
        {CHAT_WIDGET.name}
      </button>
      <IconButton label={CHAT_WIDGET.close} onClick={() => setChatView('closed')} className="mr-1">
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** On desks, in the bar at the top, with its name. */
export function DeskLauncher() {
  const view = useChatView();
  const button = useFocusBack(view);
  const isAlive = useHydrated();
  return (
    <Button
      ref={button}
      size="sm"
      onClick={() => openChat()}
      className={cn('mr-2 max-desk:hidden', (view !== 'closed' || !isAlive) && 'invisible')}
    >
      <Mark />
      {CHAT_WIDGET.open}
    </Button>
  );
}

/** On phones, in the bar at the top: at the bottom it would lie on the screen's own actions. */
export function BarLauncher() {
  const view = useChatView();
  const button = useFocusBack(view);
  const isAlive = useHydrated();
  return (
    <IconButton
      ref={button}
      label={nameOf(view)}
      onClick={() => openChat()}
      className={cn('relative -mr-2 desk:hidden', !isAlive && 'invisible')}
    >
      <Mark />
      {view === 'minimised' && (
        <span aria-hidden="true" className="absolute right-2 bottom-2 size-2 rounded-full bg-inked" />
      )}
    </IconButton>
  );
}
