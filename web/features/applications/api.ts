import { queryOptions } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import type { TextId } from '#domain/applications/sections.ts';
import type { AttachmentKind } from '#domain/applications/wizard.ts';
import type { DocumentType } from '#domain/assistant/request-types.ts';
import type { AnswerOf, AssistantAnswer } from '#server/features/assistant/shapes.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { sendForm } from '#web/lib/upload.ts';

type Applications = ApiClient['applications'];
type One = Applications[':id'];
export type ApplicationList = InferResponseType<Applications['$get'], 200>;
export type ApplicationCard = ApplicationList['items'][number];
export type ApplicationView = InferResponseType<One['$get'], 200>;
export type SavedText = InferResponseType<One['texts'][':section']['$put'], 200>;
export type BudgetChange = InferRequestType<One['budget']['$put']>['json'];
export type PlanChange = InferRequestType<One['plan']['$patch']>['json'];
export type OutcomeChange = InferRequestType<One['outcome']['$put']>['json']['outcome'];
export type CustomReading = InferResponseType<Applications['custom']['reading']['$post'], 200>;
export type Attachment = ApplicationView['attachments'][number];

export const applicationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.applications,
    queryFn: (): Promise<ApplicationList> => dataOf(api.applications.$get()),
  });

const newer = (old: ApplicationView | undefined, fresh: ApplicationView): ApplicationView =>
  old && old.application.version > fresh.application.version ? old : fresh;

export const applicationQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...KEYS.application, id],
    queryFn: (): Promise<ApplicationView> => dataOf(api.applications[':id'].$get({ param: { id } })),
    /** Somebody may have written in another tab meanwhile. */
    refetchOnWindowFocus: true,
    /** An answer that left before the last save must not take its place. */
    structuralSharing: (old, fresh) => newer(old as ApplicationView | undefined, fresh as ApplicationView),
  });

/** Of a grant the draft of the active company, made where there is none. */
export const openApplication = (api: ApiClient) => (id: string) => dataOf(api.applications.$post({ json: { id } }));

export const listWrites = (api: ApiClient) => ({
  remove: (id: string) => dataOf(api.applications[':id'].$delete({ param: { id } })),
  restore: (id: string) => dataOf(api.applications[':id'].restore.$post({ param: { id } })),
  duplicate: (id: string) => dataOf(api.applications[':id'].duplicate.$post({ param: { id } })),
  archive: ({ id, isArchived }: { id: string; isArchived: boolean }) =>
    dataOf(api.applications[':id'].archive.$put({ param: { id }, json: { isArchived } })),
  reopen: (id: string) => dataOf(api.applications[':id'].reopening.$post({ param: { id } })),
  protocol: ({ id, protocol }: { id: string; protocol: string }) =>
    dataOf(api.applications[':id'].protocol.$put({ param: { id }, json: { protocol } })),
  /** `before`: what "Annulla" says again. */
  outcome: ({ id, outcome }: { id: string; outcome: OutcomeChange; before?: OutcomeChange }) =>
    dataOf(api.applications[':id'].outcome.$put({ param: { id }, json: { outcome } })),
});

export type TextChange = {
  section: TextId;
  text: string;
  seenRevision: number;
  isFromAssistant: boolean;
  isChosen: boolean;
};
export const draftWrites = (api: ApiClient, id: string) => ({
  text: ({ section, ...json }: TextChange): Promise<SavedText> =>
    dataOf(api.applications[':id'].texts[':section'].$put({ param: { id, section }, json })),
  plan: (json: PlanChange): Promise<ApplicationView> =>
    dataOf(api.applications[':id'].plan.$patch({ param: { id }, json })),
  budget: (json: BudgetChange): Promise<ApplicationView> =>
    dataOf(api.applications[':id'].budget.$put({ param: { id }, json })),
  take: (json: { documentId: string; document: string | null }): Promise<ApplicationView> =>
    dataOf(api.applications[':id'].attachments['from-documents'].$post({ param: { id }, json })),
  detach: (fileId: string): Promise<ApplicationView> =>
    dataOf(api.applications[':id'].attachments[':fileId'].$delete({ param: { id, fileId } })),
  keep: (): Promise<ApplicationView> => dataOf(api.applications[':id'].versions.$post({ param: { id } })),
  bringBack: (number: number): Promise<ApplicationView> =>
    dataOf(api.applications[':id'].versions[':number'].restoration.$post({ param: { id, number: String(number) } })),
  submit: (protocol: string): Promise<ApplicationView> =>
    dataOf(api.applications[':id'].submission.$post({ param: { id }, json: { protocol } })),
});

export type KeptVersion = InferResponseType<One['versions'][':number']['$get'], 200>;
export const versionQuery = (api: ApiClient, id: string, number: number) =>
  queryOptions({
    queryKey: [...KEYS.application, id, 'version', number],
    queryFn: (): Promise<KeptVersion> =>
      dataOf(api.applications[':id'].versions[':number'].$get({ param: { id, number: String(number) } })),
  });

type Attach = { files: File[]; kind: AttachmentKind; document: string | null };
export type Attached = ApplicationView & { addedIds: string[] };
export function attachFiles(id: string, { files, kind, document }: Attach, onProgress: (percent: number) => void) {
  const form = new FormData();
  form.set('data', JSON.stringify({ kind, document }));
  for (const file of files) form.append('files', file);
  return sendForm<Attached>(`/api/applications/${encodeURIComponent(id)}/attachments`, form, onProgress);
}

const ignore = () => undefined;
export function readCustom(file: File): Promise<CustomReading> {
  const form = new FormData();
  form.set('data', '{}');
  form.append('file', file);
  return sendForm('/api/applications/custom/reading', form, ignore);
}
export function createCustom(fields: Record<string, unknown>, file: File): Promise<{ id: string }> {
  const form = new FormData();
  form.set('data', JSON.stringify(fields));
  form.append('file', file);
  return sendForm('/api/applications/custom', form, ignore);
}

/** Filo answered that it could not: the sentence is its own (AST-9). */
export class FiloRefusal extends Error {}

/** One operation of Filo's on a text of the application. */
export async function askFilo<Type extends 'form_completion' | 'improve_text' | 'generate_content'>(
  api: ApiClient,
  type: Type,
  data: Record<string, unknown>,
): Promise<AnswerOf<Type>> {
  const answer = await dataOf(api['ai-assistant'].$post({ json: { type, data } }));
  if (!answer.success || answer.response === null) throw new FiloRefusal(answer.error ?? '');
  return answer.response as AnswerOf<Type>;
}
export type Draft = AnswerOf<'form_completion'>;
export type Improved = AnswerOf<'improve_text'>;
export type Generated = AnswerOf<'generate_content'>;
export type Analysed = AnswerOf<'document_analysis'>;

/** A document that is read here and not kept. */
export async function analyseDocument(file: File, documentType: DocumentType): Promise<Analysed> {
  const form = new FormData();
  form.set('data', JSON.stringify({ documentType }));
  form.append('file', file);
  const path = '/api/ai-assistant/document';
  const answer = await sendForm<AssistantAnswer<'document_analysis'>>(path, form, ignore);
  if (!answer.success || answer.response === null) throw new FiloRefusal(answer.error ?? '');
  return answer.response;
}

const START_MATCHES = '8';
export type MatchedGrant = InferResponseType<ApiClient['match']['$get'], 200>['items'][number];

/** The grants that fit the active company best, to begin from; none without a company. */
export const matchesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEYS.nextQuestions, 'matches'],
    queryFn: async (): Promise<MatchedGrant[]> =>
      (await dataOf(api.match.$get({ query: { limit: START_MATCHES } }))).items,
  });
