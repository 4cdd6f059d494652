/** Nobody waits longer than this for a page whose styles do not come. */
const PATIENCE_MS = 3000;

/** Resolves once something of the page has been painted; at once where nothing will be, as in a tab behind others. */
export async function firstPaint(): Promise<void> {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}
