type Listener = (text: string | undefined) => void;

let listener: Listener | null = null;
/** Asked for before the chat's own script had come. */
let waiting: { text: string | undefined } | null = null;

/** Opens the chat with Filo from any screen; a text is asked at once. */
export function openChat(text?: string): void {
  if (listener) listener(text);
  else waiting = { text };
}

/** For the chat itself; answers with the way to stop listening. */
export function onOpenChat(next: Listener): () => void {
  listener = next;
  const asked = waiting;
  waiting = null;
  if (asked) next(asked.text);
  return () => {
    if (listener === next) listener = null;
  };
}
