import { AppError } from '#domain/errors.ts';
import type { TicketKind } from '#domain/support/inbox.ts';
import type { DeskAnswer } from '#domain/support/ticket.ts';
import type { UserContext } from '#server/context.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { readFileOf } from '#server/features/files/service.ts';
import * as desk from './desk-store.ts';
import type { InboxQuery } from './shapes.ts';
import * as store from './store.ts';
import { tellPerson } from './tell.ts';
import { change, say } from './ticket-changes.ts';
import { conversationOf, lineOf } from './view.ts';

const PAGE_SIZE = 30;
const MEASURED_DAYS = 30;
const DAY_MS = 86_400_000;

/** One page of the inbox, with the counts of the other views and how long people wait. */
export async function readInbox({ db, user, now }: UserContext, query: InboxQuery) {
  const total = await desk.countInbox(db, query, user.id);
  const rows = await desk.listInbox(db, query, user.id, PAGE_SIZE);
  const since = new Date(now().getTime() - MEASURED_DAYS * DAY_MS);
  const admins = await desk.listAdmins(db);
  return {
    items: rows.map((row) => ({ ...lineOf(row.ticket), ...deskSide(row) })),
    total,
    page: query.pagina,
    pageSize: PAGE_SIZE,
    pages: Math.ceil(total / PAGE_SIZE),
    counts: await desk.countViews(db, user.id),
    figures: { days: MEASURED_DAYS, ...(await desk.measureTimes(db, since)) },
    admins: admins.map(({ id, firstName, lastName, email }) => ({ id, name: nameOf(firstName, lastName) ?? email })),
  };
}

export async function readForDesk({ db }: UserContext, id: string) {
  const row = await desk.findForDesk(db, id);
  if (!row) throw new AppError('not_found');
  return { ...(await conversationOf(db, row.ticket, true)), ...deskSide(row) };
}

/** Who answers first follows the ticket from then on. */
export async function answerTicket(ctx: UserContext, id: string, { text, resolves }: DeskAnswer): Promise<void> {
  await change(ctx, id, async (tx, ticket, now) => {
    const messageId = await say(ctx, tx, id, 'messaggio', text, now);
    if (resolves) await say(ctx, tx, id, 'risolto', '', new Date(now.getTime() + 1));
    await store.updateTicket(tx, id, {
      lastSide: 'supporto',
      updatedAt: now,
      firstAnsweredAt: ticket.firstAnsweredAt ?? now,
      assigneeId: ticket.assigneeId ?? ctx.user.id,
      ...(resolves ? { status: 'risolto', resolvedAt: now } : {}),
    });
    await writeAudit(ctx, tx, { action: 'ticket_risposta', subject: 'ticket', id, detail: { risolve: resolves } });
    await tellPerson(ctx, tx, ticket, resolves ? 'resolved' : 'answered', text, messageId);
  });
}

export async function noteOnTicket(ctx: UserContext, id: string, text: string): Promise<void> {
  await change(ctx, id, async (tx, _ticket, now) => {
    await say(ctx, tx, id, 'nota', text, now);
    await writeAudit(ctx, tx, { action: 'ticket_nota', subject: 'ticket', id });
  });
}

/** What the person attached, for the desk. */
export async function readTicketFile(ctx: UserContext, id: string, fileId: string) {
  const row = await desk.findForDesk(ctx.db, id);
  if (!row?.ticket.userId) throw new AppError('not_found');
  const { file, messages } = await conversationOf(ctx.db, row.ticket, true);
  const isThere = file?.id === fileId || messages.some((message) => message.file?.id === fileId);
  if (!isThere) throw new AppError('not_found');
  return readFileOf(ctx, row.ticket.userId, fileId);
}

const nameOf = (first: string | null, last: string | null): string | null =>
  [first, last].filter(Boolean).join(' ') || null;

export const deskSide = ({ ticket, assigneeFirst, assigneeLast }: desk.DeskRow) => ({
  kind: ticket.kind as TicketKind,
  plan: ticket.plan,
  name: ticket.name,
  email: ticket.email,
  hasAccount: ticket.userId !== null,
  assigneeId: ticket.assigneeId,
  assigneeName: nameOf(assigneeFirst, assigneeLast),
  firstAnsweredAt: ticket.firstAnsweredAt?.toISOString() ?? null,
  resolvedAt: ticket.resolvedAt?.toISOString() ?? null,
});
