import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { Project } from '#domain/projects/project.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export type ProjectList = InferResponseType<ApiClient['projects']['$get'], 200>;
export type StoredProject = ProjectList['projects'][number];

/** Those of the active company; one of them is what verdicts and figures are for. */
export const projectsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.projects,
    queryFn: (): Promise<ProjectList> => dataOf(api.projects.$get({ query: {} })),
  });

/** What it was before each change; a key of its own, so that every write of a project reads it again. */
export const historyQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['project-history', id],
    queryFn: () => dataOf(api.projects[':id'].versions.$get({ param: { id } })),
    staleTime: 0,
  });

/** How much the grants of the active company ask to spend, whatever the project spends now. */
export const spendStepsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.spendSteps,
    queryFn: () => dataOf(api.match['spend-steps'].$get()),
  });

/** One sentence into fields, with who speaks where it says so; nothing is stored. */
export const readTold = (api: ApiClient, text: string) => dataOf(api.projects.reading.$post({ json: { text } }));
export type Firm = NonNullable<Awaited<ReturnType<typeof readTold>>['firm']>;
export const readSentence = async (api: ApiClient, text: string): Promise<Project> =>
  (await readTold(api, text)).project;

/** Every write answers with the fresh list. */
export const createProject = (api: ApiClient) => (json: Project) => dataOf(api.projects.$post({ json }));
export const createFromSentence = (api: ApiClient) => async (text: string) =>
  dataOf(api.projects.$post({ json: await readSentence(api, text) }));
export const updateProject =
  (api: ApiClient) =>
  ({ id, version, changes }: { id: string; version: number; changes: Partial<Project> }) =>
    dataOf(api.projects[':id'].$patch({ param: { id }, json: { version, ...changes } }));
export const activateProject = (api: ApiClient) => (id: string) =>
  dataOf(api.projects[':id'].active.$put({ param: { id } }));
export const removeProject = (api: ApiClient) => (id: string) => dataOf(api.projects[':id'].$delete({ param: { id } }));
export const restoreProject = (api: ApiClient) => (id: string) =>
  dataOf(api.projects[':id'].restore.$post({ param: { id } }));
