/** On the root element of a page whose script waits; the server then names its files without fetching (server/pages.ts). */
export const SCRIPT_LATER = { 'data-script': 'later' } as const;

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];

/** React, the router and what every page shares: five sixths of a page's script (scripts/chunks.ts names the file). */
const CORE = 'link[data-rel][href*="/core-"]';
const ALL = 'link[data-rel]';

/**
 * Resolves at the first sign of a person on a page that waits for one, on other pages at once. When the browser has
 * nothing else to do the core is fetched ahead, so that the sign finds it here and waits for the page's own part alone.
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
  fetchFiles(ALL, 'modulepreload');
}

/** Not every browser says when it is idle. */
const IDLE_MS = 2000;

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(() => fetchFiles(CORE, 'prefetch'));
  else setTimeout(() => fetchFiles(CORE, 'prefetch'), IDLE_MS);
}

function fetchFiles(which: string, rel: 'prefetch' | 'modulepreload') {
  for (const link of document.querySelectorAll<HTMLLinkElement>(which)) {
    if (link.rel === 'modulepreload') continue;
    link.as = 'script';
    link.rel = rel;
  }
}
