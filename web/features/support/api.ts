import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { InboxSearch } from '#domain/support/inbox.ts';
import type { DeskAnswer, CannedAnswer, TicketChange, TicketChanges, TicketInput } from '#domain/support/ticket.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { sendForm } from '#web/lib/upload.ts';

type Tickets = ApiClient['support']['tickets'];
type Desk = ApiClient['admin']['support'];
export type TicketList = InferResponseType<Tickets['$get'], 200>;
export type Ticket = InferResponseType<Tickets[':id']['$get'], 200>;
export type Inbox = InferResponseType<Desk['tickets']['$get'], 200>;
export type DeskTicket = InferResponseType<Desk['tickets'][':id']['$get'], 200>;
export type Answers = InferResponseType<Desk['answers']['$get'], 200>;

/** A conversation follows the line of notices; where that is cut it is read again now and then. */
const LIVE_MS = 15_000;

export const contactsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: [...KEYS.tickets, 'contacts'], queryFn: () => dataOf(api.support.contacts.$get()) });

export const ticketsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEYS.tickets, 'list'],
    queryFn: (): Promise<TicketList> => dataOf(api.support.tickets.$get()),
  });

export const ticketQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...KEYS.tickets, 'one', id],
    queryFn: (): Promise<Ticket> => dataOf(api.support.tickets[':id'].$get({ param: { id } })),
    refetchInterval: LIVE_MS,
  });

const formOf = (data: object, file: File | null): FormData => {
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  if (file) form.append('files', file);
  return form;
};
type Progress = (percent: number) => void;
export const sendTicket = (input: TicketInput, file: File | null, onProgress: Progress) =>
  sendForm<TicketList & { createdId: string }>('/api/support/tickets', formOf(input, file), onProgress);
export const sendMessage = (id: string, text: string, file: File | null, onProgress: Progress) =>
  sendForm<Ticket>(`/api/support/tickets/${encodeURIComponent(id)}/messages`, formOf({ text }, file), onProgress);
export const resolveTicket = (api: ApiClient, id: string): Promise<Ticket> =>
  dataOf(api.support.tickets[':id'].resolution.$post({ param: { id } }));

export const inboxQuery = (api: ApiClient, { apri: _, pagina, ...search }: InboxSearch) =>
  queryOptions({
    queryKey: [...KEYS.supportDesk, 'inbox', search, pagina ?? 1],
    queryFn: (): Promise<Inbox> =>
      dataOf(
        api.admin.support.tickets.$get({
          query: { ...search, ...(pagina ? { pagina: String(pagina) } : {}) },
        }),
      ),
    refetchInterval: LIVE_MS * 2,
  });

export const deskTicketQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...KEYS.supportDesk, 'one', id],
    queryFn: (): Promise<DeskTicket> => dataOf(api.admin.support.tickets[':id'].$get({ param: { id } })),
    refetchInterval: LIVE_MS,
    retry: false,
  });

export const answersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEYS.supportDesk, 'answers'],
    queryFn: (): Promise<Answers> => dataOf(api.admin.support.answers.$get()),
  });

export const deskWrites = (api: ApiClient, id: string) => ({
  answer: (json: DeskAnswer): Promise<DeskTicket> =>
    dataOf(api.admin.support.tickets[':id'].answers.$post({ param: { id }, json })),
  note: (text: string): Promise<DeskTicket> =>
    dataOf(api.admin.support.tickets[':id'].notes.$post({ param: { id }, json: { text } })),
  change: (json: TicketChange): Promise<DeskTicket> =>
    dataOf(api.admin.support.tickets[':id'].$patch({ param: { id }, json })),
});

export const changeTickets = (api: ApiClient, changes: TicketChanges['changes']) =>
  dataOf(api.admin.support.tickets.changes.$post({ json: { changes } }));

export const answerWrites = (api: ApiClient) => ({
  save: ({ id, ...json }: CannedAnswer & { id: string | null }): Promise<Answers> =>
    id === null
      ? dataOf(api.admin.support.answers.$post({ json }))
      : dataOf(api.admin.support.answers[':id'].$put({ param: { id }, json })),
  remove: (id: string): Promise<Answers> => dataOf(api.admin.support.answers[':id'].$delete({ param: { id } })),
});
