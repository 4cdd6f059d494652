import type { ChatEvent } from '#domain/chat/chat.ts';
import type { ApplicationEvent } from '#domain/collaboration/collaboration.ts';
import type { ReadingProgress } from '#domain/files/document-reading.ts';

/** `avviso`: there is a notification. `tutto`: the line was cut for a while, whatever is shown is read again. */
export type LiveChange = ChatEvent | ApplicationEvent | ReadingProgress | { kind: 'avviso' | 'tutto' };
type Hearer = (change: LiveChange) => void;

const STREAM = '/api/chats/stream';

let source: EventSource | null = null;
let isOpen = false;
const hearers = new Set<Hearer>();
const watchers = new Set<() => void>();

function setOpen(next: boolean): void {
  isOpen = next;
  for (const tell of watchers) tell();
}

const tellAll: Hearer = (change) => {
  for (const hear of hearers) hear(change);
};

function open(): EventSource {
  let wasCut = false;
  const line = new EventSource(STREAM);
  line.addEventListener('open', () => {
    setOpen(true);
    if (wasCut) tellAll({ kind: 'tutto' });
    wasCut = true;
  });
  line.addEventListener('error', () => setOpen(false));
  line.addEventListener('change', ({ data }) => tellAll(JSON.parse(String(data)) as LiveChange));
  return line;
}

/** One line for the whole tab: a browser keeps few connections to a host, and an open line holds one. */
export function hearLine(hear: Hearer): () => void {
  if (typeof EventSource === 'undefined') return () => {};
  hearers.add(hear);
  source ??= open();
  return () => {
    hearers.delete(hear);
    if (hearers.size > 0) return;
    source?.close();
    source = null;
    setOpen(false);
  };
}

export const isLineOpen = (): boolean => isOpen;

export function watchLine(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
