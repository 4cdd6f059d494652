/** Nobody waits longer than this: styles that do not come, a browser that tells of no paint. */
const PATIENCE_MS = 3000;

/** Resolves once something of the page has been painted; at once where nothing will be, as in a tab behind others. */
export async function firstPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}
