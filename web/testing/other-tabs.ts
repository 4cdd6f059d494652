/** The channel between tabs, with the other tabs played by the test. */
const channels = new Set<SilentChannel>();

class SilentChannel {
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    channels.add(this);
  }
  postMessage() {}
  close() {
    channels.delete(this);
  }
}
globalThis.BroadcastChannel = SilentChannel as unknown as typeof BroadcastChannel;

export function anotherTabSays(data: string): void {
  for (const channel of channels) channel.onmessage({ data });
}
