import type { ChatEvent } from '#domain/chat/chat.ts';
import type { ReadingProgress } from '#domain/files/document-reading.ts';
import { requestPath, requestsTabPath } from '#domain/paths.ts';
import type { Services, UserContext } from '#server/context.ts';
import { addresseeOf } from '#server/features/accounts/service.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { liveTopic } from '#server/live-topic.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Consultancy } from './store.ts';

type Notice = { title: string; text: string };
type Telling = Pick<Services, 'now' | 'live'>;

/** In the transaction of what happened: no change, no word of it. */
export async function tellClient(
  ctx: Telling,
  tx: Db,
  row: Pick<Consultancy, 'id' | 'businessId'>,
  what: string,
  notice: Notice,
) {
  if (!row.businessId) return;
  await notify(ctx, tx, row.businessId, {
    kind: 'consulenza',
    ...notice,
    href: requestPath(row.id),
    key: `${row.id}:${what}`,
  });
}

export async function tellConsultant(
  ctx: Telling,
  tx: Db,
  row: Pick<Consultancy, 'id' | 'consultantId'>,
  what: string,
  notice: Notice,
  tab: 'nuove' | 'attive' | 'storico',
) {
  await notify(ctx, tx, row.consultantId, {
    kind: 'consulenza',
    ...notice,
    href: requestsTabPath(tab, row.id),
    key: `${row.id}:${what}`,
  });
}

/** Both sides hear of it, in all their tabs, once it is true. */
export async function tellTabs(
  { live }: Pick<Services, 'live'>,
  tx: Db,
  row: Pick<Consultancy, 'businessId' | 'consultantId'>,
  event: ChatEvent,
): Promise<void> {
  for (const person of [row.businessId, row.consultantId]) if (person) await live.tell(tx, liveTopic(person), event);
}

type Write = (firstName: string, origin: string) => Parameters<typeof enqueueMail>[3];

export async function mailTo(
  ctx: Pick<UserContext, 'queue' | 'env'>,
  tx: Db,
  userId: string,
  write: Write,
): Promise<void> {
  const person = await addresseeOf(tx, userId);
  if (person) await enqueueMail(ctx, tx, person.email, write(person.firstName, ctx.env.publicUrl));
}

/** Where a reading is, for the person who waits for it. A word that gets lost is no harm: the answer follows. */
export const tellPages =
  (ctx: UserContext) =>
  (page: number, pages: number): void => {
    const progress: ReadingProgress = { kind: 'lettura', page, pages };
    ctx.live.tell(ctx.db, liveTopic(ctx.user.id), progress).catch(() => {});
  };
