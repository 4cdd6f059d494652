import type { ChatEvent, ChatLine, ChatView, MessageInput, MessagePage } from '#domain/chat/chat.ts';
import { canWrite } from '#domain/chat/chat.ts';
import { isActive, otherSide, type Side } from '#domain/consultancies/vocabulary.ts';
import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { chatPath } from '#domain/paths.ts';
import { CHAT_NOTICES } from '#messages/chat/notices.ts';
import { KIND_LABELS } from '#messages/consultancies/consultancies.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import {
  answerTask,
  findConsultancy,
  listConsultancies,
  listEvents,
  lockConsultancy,
  noteAnswer,
  personOn,
  readConsultancy,
  sideOf,
  tellTabs,
  type Consultancy,
} from '#server/features/consultancies/service.ts';
import { absenceOf, responseMinutesOf } from '#server/features/consultants/service.ts';
import { checkUploads, countFiles, readFileOf, storeFiles, type Upload } from '#server/features/files/service.ts';
import { notify, readAbout } from '#server/features/notifications/service.ts';
import { liveTopic } from '#server/live-topic.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { newId } from '#server/platform/tokens.ts';
import { seesFile, viewsOf } from './message-views.ts';
import { isReportedBy } from './reports.ts';
import * as store from './store.ts';

const MESSAGES: RateRule = { name: 'chat-message', limit: 60, windowSeconds: 60 };

async function conversation(ctx: UserContext, id: string): Promise<Consultancy> {
  const row = await findConsultancy(ctx.db, ctx.user, id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Everything a conversation shows, with its newest messages. */
export async function readChat(ctx: UserContext, id: string): Promise<ChatView> {
  const row = await conversation(ctx, id);
  const side = sideOf(ctx.user);
  return {
    consultancy: await readConsultancy(ctx, id),
    ...(await pageOf(ctx, row, side, {})),
    facts: await factsOf(ctx.db, row),
    responseMinutes: await responseMinutesOf(ctx.db, row.consultantId),
    absentUntil: await absenceOf(ctx.db, row.consultantId, romeMoment(ctx.now()).day),
    isReported: await isReportedBy(ctx, id),
  };
}

/** What happened, and which side did it. */
export async function factsOf(db: Db, row: Consultancy): Promise<ChatView['facts']> {
  return (await listEvents(db, row.id)).map(({ id, kind, actorId, detail, at }) => ({
    id,
    kind,
    by: actorId === null ? null : actorId === row.consultantId ? ('consulente' as const) : ('impresa' as const),
    what: kind === 'condivisa' || kind === 'revocata' ? detail : null,
    at: at.toISOString(),
  }));
}

export async function unreadIn(ctx: UserContext, id: string): Promise<number> {
  return (await store.overview(ctx.db, [id], sideOf(ctx.user))).get(id)?.unread ?? 0;
}

export async function readMessages(
  ctx: UserContext,
  id: string,
  range: { before?: number | undefined; after?: number | undefined },
): Promise<MessagePage> {
  const row = await conversation(ctx, id);
  return pageOf(ctx, row, sideOf(ctx.user), range);
}

async function pageOf(
  ctx: UserContext,
  row: Consultancy,
  side: Side,
  range: { before?: number | undefined; after?: number | undefined },
): Promise<MessagePage> {
  const { rows, hasOlder } = await store.listMessages(ctx.db, row.id, range);
  const newest = rows.at(-1)?.number ?? 0;
  if (newest > 0 && (await store.raiseMark(ctx.db, row.id, side, 'delivered', newest)))
    await tellOther(ctx, ctx.db, row, side, { kind: 'letto', chat: row.id });
  return {
    messages: await viewsOf(ctx, row, side, rows),
    hasOlder,
    marks: await store.marksOf(ctx.db, row.id, side),
  };
}

async function tellOther(ctx: UserContext, tx: Db, row: Consultancy, side: Side, event: ChatEvent): Promise<void> {
  const other = personOn(row, otherSide(side));
  if (other) await ctx.live.tell(tx, liveTopic(other), event);
}

/**
 * One message, with or without a file; sent twice it is there once. It answers a request that waited, ticks the
 * document it was asked for, and is told to the other side in the same transaction.
 */
export async function sendMessage(ctx: UserContext, id: string, input: MessageInput, uploads: Upload[]) {
  const checked = checkUploads('chat_file', uploads, 'file');
  if (input.text === '' && checked.length === 0) throw new AppError('invalid_input');
  await ctx.limits.use(MESSAGES, ctx.user.id);
  const side = sideOf(ctx.user);
  await ctx.db.transaction(async (tx) => {
    const row = await lockConsultancy(tx, ctx.user, id);
    if (!row) throw new AppError('not_found');
    if (await store.findByClientId(tx, id, side, input.clientId)) return;
    if (!canWrite(row.status)) throw new AppError('conflict');
    const now = ctx.now();
    const number = (await store.lastNumber(tx, id)) + 1;
    refuseBeyond('chatMessages', number, 'text');
    const [fileId = null] = await storeFiles(ctx, tx, ctx.user.id, 'chat_file', checked);
    if (fileId) refuseBeyond('chatFiles', await countFiles(tx, ctx.user.id, 'chat_file'), 'file');
    const { clientId, text, taskId } = input;
    await store.insertMessage(tx, {
      id: newId(),
      consultancyId: id,
      number,
      side,
      clientId,
      text,
      fileId,
      taskId,
      at: now,
    });
    if (taskId !== null) await answerTask(ctx, tx, row, taskId);
    if (side === 'consulente' && row.status === 'nuova') await noteAnswer(tx, row, now);
    await store.raiseMark(tx, id, side, 'read', number);
    await noticeOf(ctx, tx, row, side, text || (checked[0]?.name ?? ''));
    await tellTabs(ctx, tx, row, { kind: 'messaggio', chat: id });
  });
  const sent = await store.findByClientId(ctx.db, id, side, input.clientId);
  if (!sent) throw new AppError('not_found');
  const row = await conversation(ctx, id);
  return (await viewsOf(ctx, row, side, [sent]))[0]!;
}

/** One notification until it is read, however many messages come meanwhile. */
async function noticeOf(ctx: UserContext, tx: Db, row: Consultancy, side: Side, words: string): Promise<void> {
  const other = personOn(row, otherSide(side));
  if (!other) return;
  const { read } = await store.marksOf(tx, row.id, side);
  const name = side === 'impresa' ? row.clientName : `${ctx.user.firstName} ${ctx.user.lastName}`.trim();
  await notify(ctx, tx, other, {
    kind: 'messaggio',
    ...CHAT_NOTICES.message(name, words),
    href: chatPath(row.id),
    key: `${row.id}:messaggio:${String(read)}`,
    aboutId: ctx.user.id,
  });
}

export async function markChatRead(ctx: UserContext, id: string, upTo: number) {
  const row = await conversation(ctx, id);
  const side = sideOf(ctx.user);
  await ctx.db.transaction(async (tx) => {
    const number = Math.min(upTo, await store.lastNumber(tx, id));
    if (!(await store.raiseMark(tx, id, side, 'read', number))) return;
    await readAbout(ctx, tx, ctx.user.id, chatPath(id));
    await tellTabs(ctx, tx, row, { kind: 'letto', chat: id });
  });
  return store.marksOf(ctx.db, id, side);
}

/** Told, never kept. */
export async function tellTyping(ctx: UserContext, id: string, until: Date): Promise<void> {
  const row = await conversation(ctx, id);
  if (!canWrite(row.status)) return;
  const event = { kind: 'scrive', chat: id, until: until.toISOString() } as const;
  await tellOther(ctx, ctx.db, row, sideOf(ctx.user), event);
}

/** Sent by one of the two; whoever else asks finds nothing. */
export async function readChatFile(ctx: UserContext, id: string, fileId: string) {
  const row = await conversation(ctx, id);
  const message = await store.findByFile(ctx.db, id, fileId);
  const owner = message && personOn(row, message.side);
  if (!message || !owner || !seesFile(row, sideOf(ctx.user), message.side)) throw new AppError('not_found');
  return readFileOf(ctx, owner, fileId);
}

/** All conversations, what was last said first; those without a word only while somebody can begin. */
export async function listChats(ctx: UserContext): Promise<ChatLine[]> {
  const all = await listConsultancies(ctx);
  const side = sideOf(ctx.user);
  const said = await store.overview(
    ctx.db,
    all.map(({ id }) => id),
    side,
  );
  const lines = all.flatMap((view): (ChatLine & { order: string })[] => {
    const last = said.get(view.id);
    if (!last && !isActive(view.status) && view.status !== 'nuova') return [];
    return [
      {
        id: view.id,
        name: side === 'consulente' ? view.clientName : view.consultantName,
        about: view.grantName ?? KIND_LABELS[view.kind],
        status: view.status,
        last: last
          ? { text: last.text || CHAT_NOTICES.file, isOwn: last.side === side, at: last.at.toISOString() }
          : null,
        unread: last?.unread ?? 0,
        order: last?.at.toISOString() ?? view.createdAt,
      },
    ];
  });
  return lines.sort((one, other) => other.order.localeCompare(one.order)).map(({ order: _order, ...line }) => line);
}
