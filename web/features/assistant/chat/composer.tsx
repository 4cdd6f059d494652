import { SendHorizontal, Square } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { CHAT_WIDGET } from '#messages/assistant/chat-screens.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { inputLook } from '#web/ui/fields/text-input.tsx';
import { cn } from '#web/lib/cn.ts';
import type { Chat } from './use-chat.ts';

const MAX_CHARS = 4000;

type Props = { chat: Chat; hasFocus: boolean };

/** Enter sends, Shift+Enter breaks the line (AST-21). What is written stays while an answer is on its way. */
export function Composer({ chat, hasFocus }: Props) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasFocus) box.current?.focus();
  }, [hasFocus]);

  function send() {
    chat.send(chat.draft);
    box.current?.focus();
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      data-keep-clear=""
      className="flex items-end gap-2 px-3 pt-2"
    >
      <label htmlFor={id} className="sr-only">
        {CHAT_WIDGET.input}
      </label>
      <textarea
        ref={box}
        id={id}
        rows={1}
        maxLength={MAX_CHARS}
        value={chat.draft}
        placeholder={CHAT_WIDGET.input}
        aria-describedby={`${id}-keys`}
        onChange={(event) => chat.write(event.target.value)}
        onKeyDown={press}
        className={cn(inputLook, 'field-sizing-content max-h-32 flex-1 resize-none py-2.5')}
      />
      <span id={`${id}-keys`} hidden>
        {CHAT_WIDGET.keys}
      </span>
      {chat.pending === null ? (
        <IconButton type="submit" variant="ink" label={CHAT_WIDGET.send} className="size-11">
          <SendHorizontal aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton variant="line" label={CHAT_WIDGET.stop} className="size-11" onClick={chat.stop}>
          <Square aria-hidden="true" />
        </IconButton>
      )}
    </form>
  );
}
