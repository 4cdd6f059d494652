/** The way into the chat with Filo from any signed-in screen. The chat listens at the door when its script has come. */
type Opener = (text?: string) => void;

let listener: Opener | null = null;
/** Asked for before the chat was there. */
let waiting: { text: string | undefined } | null = null;

/** Opens the chat; a text is asked at once. */
export function openChat(text?: string): void {
  if (listener) listener(text);
  else waiting = { text };
}

/** For the chat itself; answers with the way to stop listening. */
export function onOpenChat(next: Opener): () => void {
  listener = next;
  const asked = waiting;
  waiting = null;
  if (asked) next(asked.text);
  return () => {
    if (listener === next) listener = null;
  };
}
