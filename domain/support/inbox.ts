import { REQUEST_KINDS } from './plans.ts';
import { TICKET_PRIORITIES, type TicketPriority } from './priorities.ts';

/** Where a ticket came from: written by who is signed in, or sent from the public pages. */
export const TICKET_KINDS = ['ticket', ...REQUEST_KINDS] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** What the desk looks at; `da_rispondere` is what the person said last. */
export const INBOX_VIEWS = ['da_rispondere', 'in_corso', 'mie', 'non_assegnate', 'risolti', 'tutti'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];
export const INBOX_ORDERS = ['attesa', 'recenti', 'priorita'] as const;
export type InboxOrder = (typeof INBOX_ORDERS)[number];

export type InboxSearch = {
  vista?: InboxView;
  priorita?: TicketPriority;
  origine?: TicketKind;
  ordine?: InboxOrder;
  q?: string;
  pagina?: number;
  apri?: string;
};

const MAX_QUERY = 100;
const MAX_PAGE = 10_000;

/** By hand: it runs with the first load of every page. What the address says wrongly is left out. */
export function readInboxSearch(raw: Record<string, unknown>): InboxSearch {
  const one = <Value extends string>(list: readonly Value[], name: string) => list.find((each) => each === raw[name]);
  const [vista, priorita] = [one(INBOX_VIEWS, 'vista'), one(TICKET_PRIORITIES, 'priorita')];
  const [origine, ordine] = [one(TICKET_KINDS, 'origine'), one(INBOX_ORDERS, 'ordine')];
  const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).trim().slice(0, MAX_QUERY) : '';
  const pagina = Number(raw.pagina);
  return {
    ...(vista ? { vista } : {}),
    ...(priorita ? { priorita } : {}),
    ...(origine ? { origine } : {}),
    ...(ordine ? { ordine } : {}),
    ...(q ? { q } : {}),
    ...(Number.isInteger(pagina) && pagina > 1 && pagina <= MAX_PAGE ? { pagina } : {}),
    ...(typeof raw.apri === 'string' ? { apri: raw.apri } : {}),
  };
}
