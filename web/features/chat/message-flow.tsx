import { ArrowDown } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChatView } from '#domain/chat/chat.ts';
import { CHAT_WORDS as WORDS } from '#messages/chat/chat.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { flowOf } from './flow-items.ts';
import { DayLine, Fact, OwnMark, Said, UnreadLine } from './message-item.tsx';
import { shortName } from './names.ts';
import { PaperRequest } from './paper-request.tsx';
import { PendingItem } from './pending-item.tsx';
import type { Pending } from './use-outbox.ts';

type Props = {
  chat: ChatView;
  pending: readonly Pending[];
  isOnline: boolean;
  isTyping: boolean;
  onOlder: () => Promise<void>;
  onSeen: () => void;
  onRetry: (clientId: string) => void;
  onDrop: (clientId: string) => void;
  onPaper: (taskId: string, file: File) => void;
};

const NEAR_PX = 80;

/** Opens at the first unread; older pages come above without moving what is read; news below wait under a pill. */
export function MessageFlow({ chat, pending, isTyping, onOlder, onSeen, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const heightBefore = useRef<number | null>(null);
  const [readBefore] = useState(chat.marks.own);
  const [seenLast, setSeenLast] = useState(chat.messages.at(-1)?.number ?? 0);
  const [isLoading, setLoading] = useState(false);
  const last = chat.messages.at(-1)?.number ?? 0;
  const waiting = pending.filter(({ clientId }) => !chat.messages.some((message) => message.clientId === clientId));
  const below = chat.messages.filter(({ number, side }) => number > seenLast && side !== chat.consultancy.side).length;

  function toEnd() {
    const flow = box.current;
    if (flow) flow.scrollTop = flow.scrollHeight;
  }
  function arrived() {
    setSeenLast(last);
    if (document.visibilityState === 'visible') onSeen();
  }
  function scrolled() {
    const flow = box.current;
    if (!flow) return;
    isAtEnd.current = flow.scrollHeight - flow.scrollTop - flow.clientHeight < NEAR_PX;
    if (isAtEnd.current) arrived();
    if (flow.scrollTop < NEAR_PX && chat.hasOlder && !isLoading) void older();
  }
  async function older() {
    setLoading(true);
    heightBefore.current = box.current?.scrollHeight ?? null;
    await onOlder().catch(() => {});
    setLoading(false);
  }
  const first = chat.messages[0]?.number;
  useLayoutEffect(() => {
    const flow = box.current;
    if (!flow || heightBefore.current === null) return;
    flow.scrollTop += flow.scrollHeight - heightBefore.current;
    heightBefore.current = null;
  }, [first]);

  const settle = useEffectEvent(() => {
    if (!isAtEnd.current) return;
    toEnd();
    arrived();
  });
  useEffect(() => settle(), [last, waiting.length, isTyping]);
  const open = useEffectEvent(() => {
    const unread = box.current?.querySelector('[data-unread]');
    if (unread) unread.scrollIntoView({ block: 'center' });
    else toEnd();
    scrolled();
  });
  const back = useEffectEvent(() => isAtEnd.current && arrived());
  useEffect(() => {
    open();
    const seen = () => back();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        role="log"
        aria-label={WORDS.messages}
        tabIndex={0}
        onScroll={scrolled}
        className="relative flex h-full flex-col gap-1 overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2 desk:px-6"
      >
        {chat.hasOlder && (
          <Button size="sm" variant="quiet" className="self-center" loading={isLoading} onClick={() => void older()}>
            {WORDS.older}
          </Button>
        )}
        {chat.messages.length === 0 && waiting.length === 0 && (
          <EmptyState title={WORDS.empty} description={WORDS.emptyText} />
        )}
        <div aria-hidden="true" className="mt-auto" />
        {flowOf(chat, readBefore).map((item) => {
          switch (item.kind) {
            case 'day':
              return <DayLine key={item.key} day={item.day} />;
            case 'unread':
              return <UnreadLine key={item.key} />;
            case 'fact':
              return <Fact key={item.key} chat={chat} fact={item.fact} />;
            case 'papers':
              return <PaperRequest key={item.key} chat={chat} pending={pending} onPaper={rest.onPaper} />;
            case 'message':
              return (
                <Said key={item.key} chat={chat} message={item.message}>
                  <OwnMark chat={chat} message={item.message} />
                </Said>
              );
          }
        })}
        {waiting.map((item) => (
          <PendingItem key={item.clientId} item={item} {...rest} />
        ))}
        <p role="status" className="min-h-6 text-13 text-ink-2">
          {isTyping && WORDS.typing(shortName(chat))}
        </p>
      </div>
      {below > 0 && (
        <Button
          size="sm"
          variant="ink"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-float"
          onClick={toEnd}
        >
          <ArrowDown aria-hidden="true" />
          {WORDS.newBelow(below)}
        </Button>
      )}
    </div>
  );
}
