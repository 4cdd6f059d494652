import { readDirectorySearch, type DirectoryWords } from '#domain/consultants/directory-search.ts';
import { findConsultants } from '#web/features/consultants/directory/directory-api.ts';
import { Nobody } from '#web/features/consultants/directory/directory-parts.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { loadedHead } from '#web/lib/loaded-head.ts';

/** A page of the directory. */
export async function loadDirectory(api: ApiClient, words: DirectoryWords, head: 'directory' | 'consultantsPreview') {
  const page = await findConsultants(api, readDirectorySearch(words));
  if (!import.meta.env.SSR && page.total === 0) await Nobody.ready();
  return { page, head: loadedHead(head) };
}
