import { z } from '@hono/zod-openapi';
import { INBOX_ORDERS, INBOX_VIEWS, TICKET_KINDS } from '#domain/support/inbox.ts';
import { TICKET_PRIORITIES } from '#domain/support/priorities.ts';
import { cannedAnswer, MESSAGE_KINDS, MESSAGE_SIDES } from '#domain/support/ticket.ts';

const file = z.object({ id: z.string(), name: z.string(), bytes: z.number() });
const moment = z.string().nullable();

const ticketFields = {
  id: z.string(),
  subject: z.string(),
  /** As stored: what is neither "in_corso" nor "risolto" is shown as unknown. */
  status: z.string(),
  priority: z.enum(TICKET_PRIORITIES),
  createdAt: z.string(),
  lastUpdate: z.string(),
  lastSide: z.enum(MESSAGE_SIDES),
};
const message = z.object({
  id: z.string(),
  side: z.enum(MESSAGE_SIDES),
  kind: z.enum(MESSAGE_KINDS),
  text: z.string(),
  authorName: z.string().nullable(),
  createdAt: z.string(),
  file: file.nullable(),
});
export const ticketLine = z.object(ticketFields).openapi('SupportTicketLine');
export const ticketList = z.object({ tickets: z.array(ticketLine) });
export const ticketView = z
  .object({ ...ticketFields, description: z.string(), file: file.nullable(), messages: z.array(message) })
  .openapi('SupportTicket');

export const inboxQuery = z.object({
  vista: z.enum(INBOX_VIEWS).default('da_rispondere'),
  priorita: z.enum(TICKET_PRIORITIES).optional(),
  origine: z.enum(TICKET_KINDS).optional(),
  ordine: z.enum(INBOX_ORDERS).default('attesa'),
  q: z.string().trim().max(100).default(''),
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type InboxQuery = z.infer<typeof inboxQuery>;

const deskFields = {
  kind: z.enum(TICKET_KINDS),
  plan: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  hasAccount: z.boolean(),
  assigneeId: z.string().nullable(),
  assigneeName: z.string().nullable(),
  firstAnsweredAt: moment,
  resolvedAt: moment,
};
const inboxLine = ticketLine.extend(deskFields).openapi('SupportInboxLine');
const admin = z.object({ id: z.string(), name: z.string() });
const figures = z.object({
  days: z.number(),
  answered: z.number(),
  resolved: z.number(),
  /** Median minutes; null where there is nothing to measure. */
  firstAnswerMinutes: z.number().nullable(),
  resolutionMinutes: z.number().nullable(),
});
export const inbox = z
  .object({
    items: z.array(inboxLine),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    pages: z.number(),
    counts: z.record(z.enum(INBOX_VIEWS), z.number()),
    figures,
    admins: z.array(admin),
  })
  .openapi('SupportInbox');
export const deskTicket = ticketView.extend(deskFields).openapi('SupportDeskTicket');
export const answer = cannedAnswer.extend({ id: z.string() }).openapi('SupportAnswer');
export const answerList = z.object({ answers: z.array(answer) });
