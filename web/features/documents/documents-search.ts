/** The address of /documents. */
export type DocumentsSearch = { apri?: string };

/** By hand: this runs in every page's first load. */
export const readDocumentsSearch = (raw: Record<string, unknown>): DocumentsSearch =>
  typeof raw.apri === 'string' && raw.apri.length <= 100 ? { apri: raw.apri } : {};
