import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { DocumentFields } from '#domain/documents/document-input.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { sendForm } from '#web/lib/upload.ts';

export type Vault = InferResponseType<ApiClient['documents']['$get'], 200>;
export type VaultDocument = Vault['items'][number];
export type Checklists = InferResponseType<ApiClient['applications']['checklists']['$get'], 200>;

export const vaultQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.documents,
    queryFn: (): Promise<Vault> => dataOf(api.documents.$get()),
  });

/** What each application under way still needs. */
export const checklistsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.checklists,
    queryFn: (): Promise<Checklists> => dataOf(api.applications.checklists.$get()),
  });

/** Every write answers with the whole list. */
export const vaultWrites = (api: ApiClient) => ({
  change: ({ id, changes }: { id: string; changes: Partial<DocumentFields> }): Promise<Vault> =>
    dataOf(api.documents[':id'].$patch({ param: { id }, json: changes })),
  remove: (id: string): Promise<Vault> => dataOf(api.documents[':id'].$delete({ param: { id } })),
  restore: (id: string): Promise<Vault> => dataOf(api.documents[':id'].restore.$post({ param: { id } })),
});

export function sendDocument(file: File, onProgress: (percent: number) => void) {
  const form = new FormData();
  form.set('data', '{}');
  form.append('file', file);
  return sendForm<Vault & { addedId: string }>('/api/documents', form, onProgress);
}
