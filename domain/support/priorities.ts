export const TICKET_PRIORITIES = ['alta', 'media', 'bassa'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];
