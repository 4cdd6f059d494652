import { afterEach, expect, test, vi } from 'vitest';
import { firstSign } from './first-sign.ts';

afterEach(() => {
  delete document.documentElement.dataset.script;
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

test('a page that needs its script does not wait', async () => {
  await expect(firstSign()).resolves.toBeUndefined();
});

test.each(['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin'])(
  'a page that reads without script waits for a person: %s',
  async (sign) => {
    document.documentElement.dataset.script = 'later';
    document.head.innerHTML = '<link data-rel="modulepreload" href="/assets/list.js">';
    let isStarted = false;
    const started = firstSign().then(() => (isStarted = true));
    await Promise.resolve();
    expect(isStarted).toBe(false);
    window.dispatchEvent(new Event(sign));
    await started;
    expect(document.querySelector('link')?.rel).toBe('modulepreload');
  },
);

test('an idle browser fetches the core ahead and nothing else; the sign fetches the rest', async () => {
  document.documentElement.dataset.script = 'later';
  document.head.innerHTML =
    '<link data-rel="modulepreload" href="/assets/core-1.js"><link data-rel="modulepreload" href="/assets/list-1.js">';
  const rels = () => [...document.querySelectorAll('link')].map(({ rel }) => rel);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const started = firstSign();
  expect(rels()).toEqual(['prefetch', '']);
  window.dispatchEvent(new Event('scroll'));
  await started;
  expect(rels()).toEqual(['modulepreload', 'modulepreload']);
});
