/** Tabs tell each other when somebody signed in or out (spec §4). */
const NAME = 'bandolo-session';

export function announceSessionChange(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
}

export function onSessionChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = listener;
  return () => channel.close();
}
