import { served } from '#web/lib/served.tsx';

const tools = async () => (await import('./tool-row.tsx')).GrantTools;

/** Links alone: a first visit to a grant reads them as HTML. */
export const ServedGrantTools = served(tools, import.meta.env.SSR ? await tools() : null);
