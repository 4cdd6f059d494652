import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { DocumentFields } from '#domain/documents/document-input.ts';
import type { DocumentKind } from '#domain/documents/document-kinds.ts';
import type { DocumentType } from '#domain/assistant/request-types.ts';
import type { AnswerOf } from '#server/features/assistant/shapes.ts';
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

/** The words of a paper that the browser cannot draw. */
export const wordsQuery = (api: ApiClient, { id }: VaultDocument) =>
  queryOptions({
    queryKey: [...KEYS.documents, 'words', id],
    staleTime: Infinity,
    queryFn: () => dataOf(api.documents[':id'].words.$get({ param: { id } })),
  });

/** The copy itself; what the server refuses is told like any other refusal. */
export async function copyFor(api: ApiClient, id: string, recipient: string): Promise<Blob> {
  const answer = await api.documents[':id']['copy.pdf'].$get({ param: { id }, query: { per: recipient } });
  if (!answer.ok) await dataOf(Promise.resolve(answer));
  return (answer as Response).blob();
}

/** Every write answers with the whole list. */
export const vaultWrites = (api: ApiClient) => ({
  change: ({ id, changes }: { id: string; changes: Partial<DocumentFields> }): Promise<Vault> =>
    dataOf(api.documents[':id'].$patch({ param: { id }, json: changes })),
  remove: (id: string): Promise<Vault> => dataOf(api.documents[':id'].$delete({ param: { id } })),
  restore: (id: string): Promise<Vault> => dataOf(api.documents[':id'].restore.$post({ param: { id } })),
});

export type DocumentReading = AnswerOf<'document_analysis'>;

/** As the assistant knows papers. */
const READ_AS: Partial<Record<DocumentKind, DocumentType>> = {
  visura: 'visura',
  bilancio: 'bilancio',
  documento_identita: 'documento_identita',
  durc: 'certificazione',
  certificazione: 'certificazione',
  parita_genere: 'certificazione',
  rating_legalita: 'certificazione',
};

/** What a paper says, compared with the profile of its company. Read once while the page is open. */
export const readingQuery = (api: ApiClient, { id, fileId, kind }: VaultDocument, companyId: string) =>
  queryOptions({
    queryKey: [...KEYS.documents, 'reading', id, kind],
    staleTime: Infinity,
    retry: false,
    queryFn: async (): Promise<DocumentReading> => {
      const data = { documentData: { fileId }, documentType: READ_AS[kind] ?? 'altro', companyId };
      const answer = await dataOf(api['ai-assistant'].$post({ json: { type: 'document_analysis', data } }));
      if (!answer.success || answer.response === null) throw new Error(answer.error ?? '');
      return answer.response as DocumentReading;
    },
  });

export function sendDocument(file: File, onProgress: (percent: number) => void) {
  const form = new FormData();
  form.set('data', '{}');
  form.append('file', file);
  return sendForm<Vault & { addedId: string }>('/api/documents', form, onProgress);
}
