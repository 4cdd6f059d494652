import type { ApiClient } from './api.ts';

/** Where the product is, for addresses that leave it: canonical links, previews, shared links. */
export const originOf = (api: ApiClient): string =>
  typeof window === 'undefined' ? api.session.$url().origin : window.location.origin;
