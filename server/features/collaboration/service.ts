import { TEXT_IDS, type TextId } from '#domain/applications/sections.ts';
import type { ApplicationEvent, CollaborationView, CommentInput } from '#domain/collaboration/collaboration.ts';
import { INVITATION_DAYS } from '#domain/collaboration/roles.ts';
import { AppError } from '#domain/errors.ts';
import { togetherPath } from '#domain/paths.ts';
import { commentNotice } from '#messages/collaboration/collaboration.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { personalDataOf } from '#server/features/accounts/service.ts';
import {
  actOf,
  actorName,
  insertEvent,
  listEvents,
  openedApplication,
  saveText,
  toldEvent,
  type TextChange,
} from '#server/features/applications/service.ts';
import { companiesOf } from '#server/features/companies/service.ts';
import { liveTopic } from '#server/live-topic.ts';
import { notify } from '#server/features/notifications/service.ts';
import { admit, readersOf } from '#server/features/sharing/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import * as store from './store.ts';

export { withdrawGuestsOf } from './invitations.ts';

const ACTIVITY = 60;
const DAY_MS = 86_400_000;

/** One application as those who work on it see it: texts, who is here, what was said, who did what (COL-1). */
export async function readCollaboration(asked: UserContext, id: string): Promise<CollaborationView> {
  const { ctx, row } = await openedApplication(asked, id, 'read');
  const me = (ctx.actor ?? ctx.user).id;
  const companies = await companiesOf(ctx.db, ctx.user.id);
  const companyName = companies.find((company) => company.id === row.companyId)?.companyName ?? '';
  return {
    access: ctx.actor ? (ctx.actorRole ?? 'lettura') : 'proprietario',
    application: {
      id,
      grantTitle: row.grantTitle,
      companyName,
      ownerName: `${ctx.user.firstName} ${ctx.user.lastName}`.trim(),
      isSent: row.sentAt !== null,
    },
    sections: TEXT_IDS.map((section) => {
      const text = row.contents.texts[section];
      return { id: section, text: text?.text ?? '', by: text?.by ?? null, at: text?.at ?? null };
    }),
    guests: ctx.actor ? [] : await guestsOf(ctx, id),
    comments: (await store.listComments(ctx.db, id)).map(({ authorId, at, ...comment }) => ({
      id: comment.id,
      section: comment.section,
      authorName: comment.authorName,
      text: comment.text,
      isOwn: authorId === me,
      at: at.toISOString(),
    })),
    activity: (await listEvents(ctx.db, id, ACTIVITY)).map((event) => toldEvent(ctx, event)),
  };
}

async function guestsOf(ctx: UserContext, id: string): Promise<CollaborationView['guests']> {
  const guests = [];
  for (const guest of await store.listGuests(ctx.db, id)) {
    const person = guest.guestId === null ? null : await personalDataOf(ctx.db, guest.guestId);
    const isOld = ctx.now().getTime() - guest.invitedAt.getTime() > INVITATION_DAYS * DAY_MS;
    guests.push({
      id: guest.id,
      email: guest.email,
      name: person ? `${person.firstName} ${person.lastName}`.trim() : null,
      role: guest.role,
      state: guest.acceptedAt ? ('attivo' as const) : isOld ? ('scaduto' as const) : ('invitato' as const),
      invitedAt: guest.invitedAt.toISOString(),
    });
  }
  return guests;
}

/** Everybody else who works on it is told. */
export async function addComment(ctx: UserContext, id: string, { section, text }: CommentInput): Promise<void> {
  const author = ctx.actor ?? ctx.user;
  const commentId = newId();
  await ctx.db.transaction(async (tx) => {
    const { row } = await openedApplication({ ...ctx, db: tx }, id, 'comment');
    const name = actorName(ctx);
    const comment = { id: commentId, applicationId: id, section, authorId: author.id, authorName: name, text };
    await store.insertComment(tx, { ...comment, at: ctx.now() });
    refuseBeyond('applicationComments', await store.countComments(tx, id), 'text');
    await insertEvent(tx, id, actOf(ctx, 'commentata', section));
    for (const personId of await othersOn(tx, row.userId, id, author.id)) {
      await notify(ctx, tx, personId, {
        kind: 'candidatura',
        ...commentNotice(name, row.grantTitle, text),
        href: togetherPath(id),
        key: `commento:${commentId}`,
        aboutId: author.id,
      });
      await ctx.live.tell(tx, liveTopic(personId), { kind: 'incarico', chat: id });
    }
  });
}

/** Saved, and told to every open page of the application, whoever has it open: one's own other tabs too. */
export async function writeTogether(ctx: UserContext, id: string, section: TextId, change: TextChange) {
  const saved = await saveText(ctx, id, section, change);
  if (!saved.isSaved) return saved;
  const event: ApplicationEvent = { kind: 'candidatura', application: id, version: saved.version };
  const { row } = await openedApplication(ctx, id, 'read', null);
  const people = [row.userId, ...(await readersOf(ctx.db, id)).map(({ personId }) => personId)];
  for (const personId of people) await ctx.live.tell(ctx.db, liveTopic(personId), event);
  return saved;
}

/** The owner and the guests, less who did it: consultants have a conversation of their own. */
async function othersOn(tx: Db, ownerId: string, id: string, authorId: string): Promise<string[]> {
  const guests = (await readersOf(tx, id)).flatMap(({ personId, as }) => (as === 'guest' ? [personId] : []));
  return [ownerId, ...guests].filter((each) => each !== authorId);
}

export function removeComment(ctx: UserContext, id: string, commentId: string): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    await openedApplication({ ...ctx, db: tx }, id, 'comment');
    const isGone = await store.deleteComment(tx, id, (ctx.actor ?? ctx.user).id, commentId);
    if (!isGone) throw new AppError('not_found');
  });
}

/** What others let me into. */
export async function listShared(ctx: UserContext) {
  const items = [];
  for (const { id, ownerId, companyId, grantTitle } of await store.sharedWith(ctx.db, ctx.user.id)) {
    const role = (await admit(ctx, 'candidatura', id, 'read', null))?.ctx.actorRole;
    if (!role) continue;
    const company = (await companiesOf(ctx.db, ownerId)).find((each) => each.id === companyId);
    items.push({ id, grantTitle, role, companyName: company?.companyName ?? '' });
  }
  return { items };
}
