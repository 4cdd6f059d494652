import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { UserType } from '#domain/vocabulary.ts';
import { CHAT_SUGGESTIONS, CHAT_WIDGET } from '#messages/assistant/chat-screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ChipButton } from '#web/ui/actions/chip.tsx';
import { ThreadSpinner } from '#web/ui/feedback/thread-spinner.tsx';
import { Answer, AnswerText, Question } from './chat-message.tsx';
import { followLog } from './follow.ts';
import type { Chat } from './use-chat.ts';

export type ChatUser = { id: string; firstName: string; userType: UserType };
type Props = { chat: Chat; user: ChatUser; host: string | null; onLink: () => void };

/** Near enough to the end to be carried along by what comes. */
const NEAR_END_PX = 80;

/** Spoken when an answer is whole, not word by word while it is written. */
export function ChatLog({ chat, user, host, onLink }: Props) {
  const box = useRef<HTMLDivElement>(null);
  /** Carried along by what comes, until the reader scrolls back. */
  const isFollowing = useRef(true);
  const placed = useRef(0);
  const { messages, pending, failure } = chat;
  useEffect(() => {
    const log = box.current;
    if (!log || !isFollowing.current) return;
    followLog(log);
    placed.current = log.scrollTop;
  }, [messages, pending, failure]);

  return (
    <div
      ref={box}
      role="log"
      aria-live="polite"
      aria-label={CHAT_WIDGET.log}
      aria-busy={pending !== null}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        const isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
        isFollowing.current = isAtEnd || Math.abs(scrollTop - placed.current) < NEAR_END_PX;
      }}
      className="grid min-h-0 flex-1 auto-rows-min content-start gap-3 overflow-y-auto overscroll-contain px-3 py-4 text-14 leading-[1.5] focus-visible:-outline-offset-2"
    >
      <div className="border-l-2 border-rule-2 pl-3">
        <span className="sr-only">{CHAT_WIDGET.filo} </span>
        <AnswerText text={CHAT_WIDGET.greeting(user.firstName)} />
      </div>
      {messages.length === 0 && <Suggestions userType={user.userType} onChoose={chat.send} />}
      {messages.map((message) =>
        message.sender === 'user' ? (
          <Question key={message.id} content={message.content} />
        ) : (
          <Answer key={message.id} message={message} host={host} onLink={onLink} />
        ),
      )}
      {pending !== null && <Writing text={pending} />}
      {pending === null && <Unanswered chat={chat} />}
    </div>
  );
}

function Suggestions({ userType, onChoose }: { userType: UserType; onChoose: (text: string) => void }) {
  return (
    <div role="group" aria-label={CHAT_WIDGET.suggestions} className="flex flex-wrap gap-1.5">
      {CHAT_SUGGESTIONS[userType].map((text) => (
        <ChipButton key={text} onClick={() => onChoose(text)}>
          {text}
        </ChipButton>
      ))}
    </div>
  );
}

function Writing({ text }: { text: string }) {
  return (
    <div className="grid gap-1.5 border-l-2 border-rule-2 pl-3">
      {text && <AnswerText text={text} />}
      <p className="flex items-center gap-2 text-13 text-ink-2">
        <ThreadSpinner size="sm" />
        {CHAT_WIDGET.writing}
      </p>
    </div>
  );
}

/** A question without its answer: it failed, was stopped, or the page was left meanwhile. */
function Unanswered({ chat: { messages, failure, retry } }: { chat: Chat }) {
  const last = messages.at(-1);
  if (!last || (last.sender === 'ai' && !last.isStopped)) return null;
  return (
    <div className="grid justify-items-start gap-2">
      {last.sender === 'user' && (
        <div className="border-l-2 border-no-line pl-3">
          <p className="font-semibold text-on-no">{CHAT_WIDGET.failed}</p>
          {failure !== CHAT_WIDGET.failed && <p className="text-ink-2">{failure ?? CHAT_WIDGET.interrupted}</p>}
        </div>
      )}
      <Button size="sm" onClick={retry}>
        <RotateCw aria-hidden="true" />
        {CHAT_WIDGET.retry}
      </Button>
    </div>
  );
}
