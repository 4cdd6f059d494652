/** Links that the browser leaves alone: the head names files that are fetched after the first paint. */
export const LATER = { modulepreload: 'later-module', stylesheet: 'later-style' } as const;

/** Fetches together what would otherwise be found file by file. */
export function fetchLaterFiles(): void {
  for (const [rel, later] of Object.entries(LATER)) {
    for (const { href } of document.querySelectorAll<HTMLLinkElement>(`link[rel="${later}"]`)) {
      document.head.append(Object.assign(document.createElement('link'), { rel, href }));
    }
  }
}
