import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MessageView } from '#domain/chat/chat.ts';
import { ApiError } from '#web/lib/api.ts';
import { sendOutgoing } from './api.ts';
import { dropOutgoing, keepOutgoing, keptOutgoing, type Kept } from './outbox-store.ts';

/** `problem`: refused for good, in the server's words; it waits for the person. */
export type Pending = Kept & { percent: number | null; problem: string | null };
type Draft = { text: string; file?: File | null; taskId?: string | null };

const RETRY_MS = 4_000;
/** Not the message's fault: it goes as soon as it can. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429 || error.status === 401;

/** One at a time, in order, each with the id that makes it one: nothing is lost and nothing comes twice. */
export function useOutbox(owner: string, chat: string, onSent: (message: MessageView) => Promise<void>) {
  const [items, setItems] = useState<Pending[]>([]);
  const queue = useRef<Pending[]>([]);
  const isBusy = useRef(false);

  function show(next: Pending[]) {
    queue.current = next;
    setItems(next);
  }
  const change = (clientId: string, changes: Partial<Pending>) =>
    show(queue.current.map((item) => (item.clientId === clientId ? { ...item, ...changes } : item)));

  async function drop(clientId: string) {
    show(queue.current.filter((item) => item.clientId !== clientId));
    await dropOutgoing(clientId);
  }

  async function flush() {
    if (isBusy.current) return;
    isBusy.current = true;
    for (let next = firstOf(queue.current); next; next = firstOf(queue.current)) {
      const { clientId } = next;
      try {
        await onSent(await sendOutgoing(next, (percent) => change(clientId, { percent })));
        await drop(clientId);
      } catch (error) {
        change(clientId, { percent: null });
        if (isPassing(error)) break;
        const { message, fields } = (error as ApiError).body;
        change(clientId, { problem: fields[0]?.message ?? message });
      }
    }
    isBusy.current = false;
  }

  const again = useEffectEvent(() => void flush());
  useEffect(() => {
    let isGone = false;
    void keptOutgoing(owner, chat).then((kept) => {
      if (isGone) return;
      const known = new Set(queue.current.map(({ clientId }) => clientId));
      const earlier = kept.filter(({ clientId }) => !known.has(clientId));
      show([...earlier.map((item) => ({ ...item, percent: null, problem: null })), ...queue.current]);
      again();
    });
    const timer = setInterval(() => again(), RETRY_MS);
    addEventListener('online', again);
    return () => {
      isGone = true;
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [owner, chat]);

  async function send({ text, file = null, taskId = null }: Draft) {
    const item: Kept = { clientId: crypto.randomUUID(), owner, chat, text, file, taskId, at: Date.now() };
    show([...queue.current, { ...item, percent: null, problem: null }]);
    await keepOutgoing(item);
    await flush();
  }
  function retry(clientId: string) {
    change(clientId, { problem: null });
    void flush();
  }
  return { items, send, retry, drop };
}

const firstOf = (items: readonly Pending[]) => items.find(({ problem }) => problem === null);
