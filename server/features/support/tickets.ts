import { AppError } from '#domain/errors.ts';
import type { TicketInput } from '#domain/support/ticket.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { checkUploads, countFiles, storeFiles, type Upload } from '#server/features/files/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { newId } from '#server/platform/tokens.ts';
import * as store from './store.ts';
import { tellDesk } from './tell.ts';
import { conversationOf, lineOf } from './view.ts';

/** Room for a chat. */
const WRITING_RATE: RateRule = { name: 'ticket-user', limit: 120, windowSeconds: 3600 };

export async function listTickets({ db, user }: UserContext) {
  return { tickets: (await store.ticketsOf(db, user.id)).map(lineOf) };
}

export async function readTicket({ db, user }: UserContext, id: string) {
  const ticket = await store.findOwn(db, user.id, id);
  if (!ticket) throw new AppError('not_found');
  return conversationOf(db, ticket, false);
}

/** Stored with its attachment, or not at all. */
export async function openTicket(ctx: UserContext, input: TicketInput, uploads: Upload[]): Promise<string> {
  await ctx.limits.use(WRITING_RATE, ctx.user.id);
  const checked = checkUploads('support_attachment', uploads, 'files');
  const id = newId();
  const now = ctx.now();
  const { firstName, lastName, email } = ctx.user;
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    const fileId = await keepFile(ctx, tx, checked);
    const name = `${firstName} ${lastName}`.trim() || email;
    const who = { userId: ctx.user.id, name, email };
    await store.insertTicket(tx, { id, kind: 'ticket', ...who, ...input, fileId, createdAt: now, updatedAt: now });
    refuseBeyond('openTickets', await store.countOpenOf(tx, ctx.user.id));
    await tellDesk(ctx, tx, { id, subject: input.subject }, 'opened', input.description, 'opened');
  });
  return id;
}

/** Writing in a resolved ticket opens it again. */
export async function writeMessage(ctx: UserContext, id: string, text: string, uploads: Upload[]): Promise<void> {
  await ctx.limits.use(WRITING_RATE, ctx.user.id);
  const checked = checkUploads('support_attachment', uploads, 'files');
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    const ticket = await locked(ctx, tx, id);
    const now = ctx.now();
    const isClosed = ticket.status === 'risolto';
    if (isClosed) await say(ctx, tx, id, { kind: 'riaperto', text: '', fileId: null, at: now });
    const fileId = await keepFile(ctx, tx, checked);
    // A millisecond later: what is said stands after what it opened again.
    const messageId = await say(ctx, tx, id, { kind: 'messaggio', text, fileId, at: new Date(now.getTime() + 1) });
    refuseBeyond('ticketMessages', await store.countMessages(tx, id));
    await store.updateTicket(tx, id, { status: 'in_corso', resolvedAt: null, lastSide: 'utente', updatedAt: now });
    if (isClosed) refuseBeyond('openTickets', await store.countOpenOf(tx, ctx.user.id));
    await tellDesk(ctx, tx, ticket, isClosed ? 'reopened' : 'written', text, messageId);
  });
}

/** The person needs no more help. */
export async function resolveOwn(ctx: UserContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const ticket = await locked(ctx, tx, id);
    if (ticket.status === 'risolto') return;
    const now = ctx.now();
    await say(ctx, tx, id, { kind: 'risolto', text: '', fileId: null, at: now });
    await store.updateTicket(tx, id, { status: 'risolto', resolvedAt: now, updatedAt: now });
  });
}

type Said = { kind: 'messaggio' | 'risolto' | 'riaperto'; text: string; fileId: string | null; at: Date };
async function say(ctx: UserContext, tx: Db, ticketId: string, { at, ...said }: Said): Promise<string> {
  const id = newId();
  await store.insertMessage(tx, { id, ticketId, authorId: ctx.user.id, side: 'utente', ...said, createdAt: at });
  return id;
}

async function keepFile(ctx: UserContext, tx: Db, checked: ReturnType<typeof checkUploads>): Promise<string | null> {
  const [fileId] = await storeFiles(ctx, tx, ctx.user.id, 'support_attachment', checked);
  if (fileId) refuseBeyond('supportFiles', await countFiles(tx, ctx.user.id, 'support_attachment'), 'files');
  return fileId ?? null;
}

async function locked(ctx: UserContext, tx: Db, id: string): Promise<store.StoredTicket> {
  const ticket = await store.lockOwn(tx, ctx.user.id, id);
  if (!ticket) throw new AppError('not_found');
  return ticket;
}
