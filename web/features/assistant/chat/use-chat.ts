import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { CHAT_WIDGET } from '#messages/assistant/chat-screens.ts';
import { ApiError } from '#web/lib/api.ts';
import { askFilo, type Reply } from './ask-filo.ts';
import type { ChatMessage } from './conversation.ts';
import { useConversation } from './use-conversation.ts';

export type Chat = ReturnType<typeof useChat>;

let made = 0;
/** Unique in the tab. `crypto.randomUUID` is there only over https and on this very machine. */
const newId = (): string => `${String(Date.now())}-${String((made += 1))}`;

const messageOf = (sender: ChatMessage['sender'], content: string): ChatMessage => ({
  id: newId(),
  content,
  sender,
  timestamp: new Date().toISOString(),
});

function answerOf({ response, answeredBy, notice }: Reply): ChatMessage {
  return { ...messageOf('ai', response.text), parts: response.parts, answeredBy, notice };
}

/** One conversation with Filo: it goes on while the window is closed, and is kept in the tab and on the server. */
export function useChat(userId: string) {
  const { api } = useRouter().options.context;
  const { messages, draft, messagesNow, change } = useConversation(userId);
  /** What has been written so far of the answer that is on its way. */
  const [pending, setPending] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const stopper = useRef<AbortController | null>(null);

  const add = (message: ChatMessage) => change({ messages: [...messagesNow(), message] });

  async function ask(message: string, past: readonly ChatMessage[]) {
    const stopping = new AbortController();
    stopper.current = stopping;
    let written = '';
    setFailure(null);
    setPending('');
    try {
      const reply = await askFilo(
        api,
        { message, past },
        { signal: stopping.signal, onText: (text) => setPending((written = text)) },
      );
      if (stopper.current === stopping) add(answerOf(reply));
    } catch (error) {
      if (stopper.current !== stopping) return;
      if (stopping.signal.aborted) add({ ...messageOf('ai', written), isStopped: true });
      else setFailure(sentenceOf(error));
    } finally {
      if (stopper.current === stopping) {
        stopper.current = null;
        setPending(null);
      }
    }
  }

  /** Blank text is ignored, and so is everything while an answer is on its way (AST-21). */
  function send(text: string): boolean {
    const message = text.trim();
    if (message === '' || stopper.current) return false;
    const past = messagesNow();
    change({ messages: [...past, messageOf('user', message)], draft: '' });
    void ask(message, past);
    return true;
  }

  /** Asks the last question again; an answer that was stopped makes room. */
  function retry() {
    if (stopper.current) return;
    const at = messagesNow().findLastIndex(({ sender }) => sender === 'user');
    const question = messagesNow()[at];
    if (!question) return;
    change({ messages: messagesNow().slice(0, at + 1) });
    void ask(question.content, messagesNow().slice(0, at));
  }

  /** Without a word of it: nobody is there to read the answer. */
  function drop() {
    const going = stopper.current;
    stopper.current = null;
    going?.abort();
  }

  function restart() {
    drop();
    setPending(null);
    setFailure(null);
    change({ messages: [] });
  }

  useEffect(() => drop, []);

  return {
    messages,
    draft,
    pending,
    failure,
    send,
    retry,
    restart,
    write: (text: string) => change({ draft: text }),
    stop: () => stopper.current?.abort(),
  };
}

/** The server's sentence, or the fixed one (AST-22). */
function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.body.message || CHAT_WIDGET.failed;
  return error instanceof Error && error.message === CHAT_WIDGET.interrupted ? error.message : CHAT_WIDGET.failed;
}
