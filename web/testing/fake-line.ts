import { act } from '@testing-library/react';

/** Stands for EventSource: what the server would say is said by the test. */
export class FakeLine extends EventTarget {
  static opened: FakeLine[] = [];
  isClosed = false;
  constructor() {
    super();
    FakeLine.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  say = (kind: string) =>
    act(() => void this.dispatchEvent(new MessageEvent('change', { data: JSON.stringify({ kind, chat: 'a' }) })));
  open = () => act(() => void this.dispatchEvent(new Event('open')));
  cut = () => act(() => void this.dispatchEvent(new Event('error')));
}
