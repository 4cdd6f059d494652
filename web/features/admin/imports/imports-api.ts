import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { ImportsSearch } from '#domain/admin/imports-search.ts';
import type { ImportSource } from '#domain/imports/codes.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { sendForm } from '#web/lib/upload.ts';

type Imports = ApiClient['admin']['imports'];
export type ImportsPage = InferResponseType<Imports['$get'], 200>;
export type ImportRun = ImportsPage['imports'][number];

const LIVE_MS = 3_000;

/** While something runs it is looked at again and again. */
export const importsQuery = (api: ApiClient, { pagina, ...search }: ImportsSearch) =>
  queryOptions({
    queryKey: [...KEYS.adminCatalogue, 'imports', search, pagina ?? 1],
    queryFn: (): Promise<ImportsPage> =>
      dataOf(api.admin.imports.$get({ query: { ...search, ...(pagina ? { pagina: String(pagina) } : {}) } })),
    refetchInterval: ({ state }) => (state.data?.imports.some(({ status }) => status === 'in_corso') ? LIVE_MS : false),
  });

export type NewImport = { source: ImportSource; isDryRun: boolean; file: File | null };
export function startImport({ source, isDryRun, file }: NewImport): Promise<ImportRun> {
  const form = new FormData();
  form.set('source', source);
  if (isDryRun) form.set('dryRun', '1');
  if (file) form.set('file', file);
  return sendForm<ImportRun>('/api/admin/imports', form, () => {});
}
