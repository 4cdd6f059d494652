/** The select of /resources (RES-1): all, grant search, AI, consultants, video tutorial, glossary. */
export const RESOURCE_CATEGORIES = ['ricerca', 'ai', 'consulenti', 'video', 'glossario'] as const;
export type ResourceCategory = (typeof RESOURCE_CATEGORIES)[number];

export const RESOURCE_KINDS = ['guida', 'video', 'riferimento'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

export type ResourcesSearch = { q?: string; categoria?: ResourceCategory };

const MAX_QUERY = 100;

/** By hand: it runs with the first load of every page. */
export function readResourcesSearch(raw: Record<string, unknown>): ResourcesSearch {
  const categoria = RESOURCE_CATEGORIES.find((each) => each === raw.categoria);
  const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).slice(0, MAX_QUERY) : '';
  return { ...(q.trim() ? { q } : {}), ...(categoria ? { categoria } : {}) };
}
