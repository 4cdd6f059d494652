/** On the root element of a page whose script waits; the server then names its files without fetching (server/pages.ts). */
export const SCRIPT_LATER = { 'data-script': 'later' } as const;

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];

/**
 * Resolves at the first sign of a person on a page that waits for one, on other pages at once. When the browser has
 * nothing else to do the files are fetched ahead, so that the sign finds them here.
 */
export async function firstSign(): Promise<void> {
  if (document.documentElement.dataset.script !== SCRIPT_LATER['data-script']) return;
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
  await new Promise<void>((resolve) => {
    const listening = new AbortController();
    function onSign() {
      listening.abort();
      resolve();
    }
    for (const sign of SIGNS) {
      addEventListener(sign, onSign, { capture: true, passive: true, signal: listening.signal });
    }
  });
  fetchFiles('modulepreload');
}

/** Not every browser says when it is idle. */
const IDLE_MS = 2000;

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(() => fetchFiles('prefetch'));
  else setTimeout(() => fetchFiles('prefetch'), IDLE_MS);
}

function fetchFiles(rel: 'prefetch' | 'modulepreload') {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) {
    if (link.rel === 'modulepreload') continue;
    link.as = 'script';
    link.rel = rel;
  }
}
