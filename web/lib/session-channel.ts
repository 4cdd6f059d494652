/** Tabs tell each other when somebody signed in or out (ACC-19). */
const NAME = 'bandolo-session';

/** `signed-out` was a decision of the person; `changed` is anything else. */
type SessionChange = 'changed' | 'signed-out';
type Listener = (change: SessionChange) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/** One per tab: a channel does not hear itself, so the tab that acted is not told what it knows. */
function open(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }) => listeners.forEach((listener) => listener(data as SessionChange));
  }
  return channel;
}

export function announceSessionChange(change: SessionChange = 'changed'): void {
  open().postMessage(change);
}

export function onSessionChange(listener: Listener): () => void {
  open();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const lossListeners = new Set<() => void>();

/** The server answered that nobody is signed in: whoever watches the session in this tab looks at once. */
export function tellSessionLost(): void {
  lossListeners.forEach((listener) => listener());
}

export function onSessionLost(listener: () => void): () => void {
  lossListeners.add(listener);
  return () => lossListeners.delete(listener);
}
