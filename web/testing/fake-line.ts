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
  say = (kind: string, more: object = { chat: 'a' }) =>
    act(() => void this.dispatchEvent(new MessageEvent('change', { data: JSON.stringify({ kind, ...more }) })));
  open = () => act(() => void this.dispatchEvent(new Event('open')));
  cut = () => act(() => void this.dispatchEvent(new Event('error')));
}
