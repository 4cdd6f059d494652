import { AppError } from '#domain/errors.ts';
import type { MessageKind, TicketChange, TicketChanges } from '#domain/support/ticket.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import * as desk from './desk-store.ts';
import * as store from './store.ts';
import { tellPerson } from './tell.ts';

/** State, priority and who follows it, of one ticket. */
export async function changeTicket(ctx: UserContext, id: string, wanted: TicketChange): Promise<void> {
  await change(ctx, id, async (tx, ticket, now) => {
    await applyChange(ctx, tx, ticket, wanted, now);
  });
}

/** Of many, all or none; answers with what takes it back. */
export async function changeTickets(ctx: UserContext, { changes }: TicketChanges): Promise<TicketChanges['changes']> {
  const backwards: TicketChanges['changes'] = [];
  await ctx.db.transaction(async (tx) => {
    // Always in the same order: two desks that change the same tickets wait for each other instead of failing.
    for (const { id, ...wanted } of changes.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      await changeIn(ctx, tx, id, async (ticket, now) => {
        const before = await applyChange(ctx, tx, ticket, wanted, now);
        if (Object.keys(before).length > 0) backwards.push({ id, ...before });
      });
    }
  });
  return backwards;
}

/** Each a line in the log, and only where it changes: what it was before is the answer. */
async function applyChange(ctx: UserContext, tx: Db, ticket: store.StoredTicket, wanted: TicketChange, now: Date) {
  const { status, priority, assigneeId } = wanted;
  const { id } = ticket;
  const line = { subject: 'ticket' as const, id };
  const before: TicketChange = {};
  if (priority && priority !== ticket.priority) {
    await store.updateTicket(tx, id, { priority });
    const detail = { prima: ticket.priority, dopo: priority };
    await writeAudit(ctx, tx, { action: 'ticket_priorita', ...line, detail });
    before.priority = ticket.priority as NonNullable<TicketChange['priority']>;
  }
  if (assigneeId !== undefined && assigneeId !== ticket.assigneeId) {
    await refuseStranger(tx, assigneeId);
    await store.updateTicket(tx, id, { assigneeId });
    const detail = { prima: ticket.assigneeId, dopo: assigneeId };
    await writeAudit(ctx, tx, { action: 'ticket_assegnato', ...line, detail });
    before.assigneeId = ticket.assigneeId;
  }
  if (status && status !== ticket.status) {
    const isResolved = status === 'risolto';
    const key = await say(ctx, tx, id, isResolved ? 'risolto' : 'riaperto', '', now);
    await store.updateTicket(tx, id, { status, resolvedAt: isResolved ? now : null, updatedAt: now });
    await writeAudit(ctx, tx, { action: 'ticket_stato', ...line, detail: { prima: ticket.status, dopo: status } });
    await tellPerson(ctx, tx, ticket, isResolved ? 'resolved' : 'reopened', '', key);
    before.status = ticket.status as NonNullable<TicketChange['status']>;
  }
  return before;
}

type Step = (tx: Db, ticket: store.StoredTicket, now: Date) => Promise<void>;
export const change = (ctx: UserContext, id: string, step: Step): Promise<void> =>
  ctx.db.transaction((tx) => changeIn(ctx, tx, id, (ticket, now) => step(tx, ticket, now)));

type StepIn = (ticket: store.StoredTicket, now: Date) => Promise<void>;
async function changeIn(ctx: UserContext, tx: Db, id: string, step: StepIn): Promise<void> {
  const ticket = await desk.lockForDesk(tx, id);
  if (!ticket) throw new AppError('not_found');
  await step(ticket, ctx.now());
  refuseBeyond('ticketMessages', await store.countMessages(tx, id));
}

export async function say(ctx: UserContext, tx: Db, ticketId: string, kind: MessageKind, text: string, at: Date) {
  const id = newId();
  const who = { authorId: ctx.user.id, side: 'supporto' as const };
  await store.insertMessage(tx, { id, ticketId, ...who, kind, text, createdAt: at });
  return id;
}

/** Only administrators answer. */
async function refuseStranger(tx: Db, assigneeId: string | null): Promise<void> {
  if (assigneeId === null) return;
  const admins = await desk.listAdmins(tx);
  if (!admins.some(({ id }) => id === assigneeId)) throw new AppError('not_found');
}
