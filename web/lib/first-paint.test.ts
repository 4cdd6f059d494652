import { afterEach, expect, it, vi } from 'vitest';
import { firstPaint } from './first-paint.ts';

type Told = (entries: unknown, observer: { disconnect: () => void }) => void;

/** jsdom paints nothing: a stand-in that the test lets tell of the paint. */
function paintsWhenTold() {
  let paint: () => void = () => {};
  class Observer {
    static supportedEntryTypes = ['paint'];
    private readonly tell: Told;
    constructor(tell: Told) {
      this.tell = tell;
    }
    observe() {
      paint = () => this.tell({}, this);
    }
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return () => paint();
}

async function isOver(promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits until the page is seen', async () => {
  const paint = paintsWhenTold();
  const waiting = firstPaint();
  expect(await isOver(waiting)).toBe(false);
  paint();
  await waiting;
});

it('does not wait for ever for styles that do not come', async () => {
  vi.useFakeTimers();
  paintsWhenTold();
  const waiting = firstPaint();
  await vi.advanceTimersByTimeAsync(3000);
  await waiting;
});

it('does not wait in a tab behind others, which is not painted', async () => {
  paintsWhenTold();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await firstPaint();
});
