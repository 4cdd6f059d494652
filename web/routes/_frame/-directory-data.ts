import type { DirectorySearch } from '#domain/consultants/directory-search.ts';
import { findConsultants } from '#web/features/consultants/directory/directory-api.ts';
import { directoryReady } from '#web/features/consultants/directory/directory-parts.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { loadedHead } from '#web/lib/loaded-head.ts';

/** A page of the directory. In the browser it is drawn by its code, which comes first. */
export async function loadDirectory(api: ApiClient, search: DirectorySearch, head: 'directory' | 'consultantsPreview') {
  const page = await findConsultants(api, search);
  if (!import.meta.env.SSR) await directoryReady(page.total);
  return { page, head: loadedHead(head) };
}
