import { z } from 'zod';
import { TICKET_PRIORITIES } from './priorities.ts';

/** Stored codes (SUP-2); a request from the public pages is a ticket too. */
export const TICKET_STATUSES = ['in_corso', 'risolto'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** `nota` is for the desk alone; the last two say that the state changed. */
export const MESSAGE_KINDS = ['messaggio', 'nota', 'risolto', 'riaperto'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
export const MESSAGE_SIDES = ['utente', 'supporto'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

const MAX_TEXT = 4000;

export const ticketInput = z.object({
  subject: z.string().trim().min(1).max(150),
  description: z.string().trim().min(10).max(MAX_TEXT),
  priority: z.enum(TICKET_PRIORITIES).default('media'),
});
export type TicketInput = z.infer<typeof ticketInput>;

export const ticketMessage = z.object({ text: z.string().trim().min(1).max(MAX_TEXT) });
export type TicketMessage = z.infer<typeof ticketMessage>;

/** What the desk may change of a ticket. */
export const ticketChange = z.object({
  status: z.enum(TICKET_STATUSES).optional(),
  priority: z.enum(TICKET_PRIORITIES).optional(),
  assigneeId: z.string().max(100).nullable().optional(),
});
export type TicketChange = z.infer<typeof ticketChange>;

const TICKETS_AT_ONCE = 100;
/** The same for many, each with its own: what takes a change back is not the same for all. */
export const ticketChanges = z.object({
  changes: z
    .array(ticketChange.extend({ id: z.string().min(1).max(100) }))
    .min(1)
    .max(TICKETS_AT_ONCE),
});
export type TicketChanges = z.infer<typeof ticketChanges>;

export const deskAnswer = ticketMessage.extend({ resolves: z.boolean().default(false) });
export type DeskAnswer = z.infer<typeof deskAnswer>;

/** An answer that the desk gives often. */
export const cannedAnswer = z.object({
  title: z.string().trim().min(1).max(120),
  text: z.string().trim().min(1).max(MAX_TEXT),
});
export type CannedAnswer = z.infer<typeof cannedAnswer>;
