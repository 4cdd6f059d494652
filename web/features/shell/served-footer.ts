import { served } from '#web/lib/served.tsx';

const footer = async () => (await import('./public-footer.tsx')).PublicFooter;

/** Links alone: a first visit reads them as HTML. */
export const ServedFooter = served(footer, import.meta.env.SSR ? await footer() : null);

/** Before a page is drawn by its code: otherwise its footer would come a moment after the rest. */
export const footerReady = async (): Promise<unknown> => import.meta.env.SSR || ServedFooter.ready();
