import { queryOptions } from '@tanstack/react-query';
import type { ClientInput, Portfolio } from '#domain/sharing/portfolio.ts';
import type { ClientMailInput, WhoCan } from '#domain/sharing/who-can.ts';
import type { ContactInput } from '#domain/sharing/contacts.ts';
import type { ClientDocuments } from '#domain/sharing/client-documents.ts';
import type { OwnerInvitation, TakeoverView } from '#domain/sharing/takeover.ts';
import type { TemplateData } from '#domain/sharing/templates.ts';
import type { ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import type { Waiting } from '#domain/sharing/waiting.ts';
import { DAY_WORDS } from '#messages/sharing/dashboard.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';

/** The consultant's whole home, one request. */
export const dayQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.consultantDay,
    queryFn: (): Promise<ConsultantDashboard> => dataOf(api.clients.dashboard.$get()),
  });

/** How many requests and messages wait, for the row of the desk; read again with the conversations. */
export const waitingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEYS.chats, 'waiting'],
    queryFn: (): Promise<Waiting> => dataOf(api.clients.waiting.$get()),
  });

type Tick = { id: string; taskId: string; isDone: boolean };

export function useTick() {
  const api = useApi();
  return useWrite({
    mutationFn: ({ id, taskId, isDone }: Tick) =>
      dataOf(api.consultancies[':id'].tasks[':taskId'].$patch({ param: { id, taskId }, json: { isDone } })),
    meta: { failed: DAY_WORDS.failed, changes: [KEYS.consultancies] },
  });
}

/** The companies to choose from. */
export const clientsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.clients,
    queryFn: (): Promise<Portfolio> => dataOf(api.clients.$get()),
  });

export const addClient = (api: ApiClient) => (json: ClientInput) => dataOf(api.clients.$post({ json }));

/** Which clients can ask for one grant. */
export const whoCanQuery = (api: ApiClient, grantId: string) =>
  queryOptions({
    queryKey: [...KEYS.clients, 'grant', grantId],
    queryFn: (): Promise<WhoCan> => dataOf(api.clients.grants[':grantId'].$get({ param: { grantId } })),
  });

export const mailClients =
  (api: ApiClient) =>
  ({ grantId, json }: { grantId: string; json: ClientMailInput }) =>
    dataOf(api.clients.grants[':grantId'].mails.$post({ param: { grantId }, json }));

export const recordContact = (api: ApiClient) => (json: ContactInput) => dataOf(api.clients.contacts.$post({ json }));

export const removeContact = (api: ApiClient) => (id: string) =>
  dataOf(api.clients.contacts[':id'].$delete({ param: { id } }));

/** Papers by client. */
export const clientDocumentsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEYS.clients, 'documents'],
    queryFn: (): Promise<ClientDocuments> => dataOf(api.clients.documents.$get()),
  });

/** What the templates say of one client. */
export const templateDataQuery = (api: ApiClient, companyId: string) =>
  queryOptions({
    queryKey: [...KEYS.clients, 'template-data', companyId],
    queryFn: (): Promise<TemplateData> =>
      dataOf(api.clients.companies[':companyId']['template-data'].$get({ param: { companyId } })),
  });

/** The owner of a company under mandate is invited to take it over. */
export const inviteOwner =
  (api: ApiClient) =>
  ({ companyId, json }: { companyId: string; json: OwnerInvitation }): Promise<Portfolio> =>
    dataOf(api.clients.companies[':companyId'].invitation.$post({ param: { companyId }, json }));

/** What the link of an invitation offers. */
export const takeoverQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: [...KEYS.companies, 'takeover', token],
    queryFn: (): Promise<TakeoverView> => dataOf(api.takeovers.reading.$post({ json: { token } })),
    retry: false,
  });

export const takeOver = (api: ApiClient) => (token: string) => dataOf(api.takeovers.$post({ json: { token } }));
