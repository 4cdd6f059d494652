import { served } from '#web/lib/served.tsx';

const tools = async () => (await import('./tool-row.tsx')).GrantTools;
const index = async () => (await import('./tools-index.tsx')).ToolsIndex;

/** Links alone: a first visit to a grant, or to all tools, reads them as HTML. */
export const ServedGrantTools = served(tools, import.meta.env.SSR ? await tools() : null);
export const ServedToolsIndex = served(index, import.meta.env.SSR ? await index() : null);
