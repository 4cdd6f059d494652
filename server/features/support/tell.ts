import { eq } from 'drizzle-orm';
import { mailLine } from '#domain/accounts/person-name.ts';
import { PATHS, supportDeskPath, ticketPath } from '#domain/paths.ts';
import { answerMail, deskMail, DESK_NOTICES, visitorAnswerMail, type DeskNews } from '#messages/support/desk.ts';
import type { UserContext } from '#server/context.ts';
import { addresseeOf, people } from '#server/features/accounts/service.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { StoredTicket } from './store.ts';

type About = Pick<StoredTicket, 'id' | 'subject'>;

/** A new ticket, or a new word in one: by mail to the support address, and to every administrator in the product. */
export async function tellDesk(ctx: UserContext, tx: Db, ticket: About, news: DeskNews, text: string, key: string) {
  const href = supportDeskPath({ apri: ticket.id });
  const name = `${ctx.user.firstName} ${ctx.user.lastName}`.trim() || ctx.user.email;
  const mail = deskMail(news, name, ticket.subject, text, ctx.env.publicUrl + href);
  await enqueueMail(ctx, tx, ctx.env.supportEmail, mail);
  const admins = await tx.select({ id: people.id }).from(people).where(eq(people.isAdmin, true));
  for (const { id } of admins) {
    if (id === ctx.user.id) continue;
    const notice = { kind: 'assistenza' as const, title: mail.subject, text: text.slice(0, 200), href };
    await notify(ctx, tx, id, { ...notice, key: `${ticket.id}:${key}` });
  }
}

/** The desk has answered or changed the state: in the product and by mail; a visitor by mail alone. */
export async function tellPerson(
  ctx: UserContext,
  tx: Db,
  ticket: Pick<StoredTicket, 'id' | 'subject' | 'userId' | 'email' | 'name'>,
  what: 'answered' | 'resolved' | 'reopened',
  text: string,
  key: string,
): Promise<void> {
  if (!ticket.userId) {
    const again = `${ctx.env.publicUrl}${PATHS.publicSupport}?oggetto=${encodeURIComponent(ticket.subject)}#contatto`;
    if (text)
      await enqueueMail(
        ctx,
        tx,
        ticket.email,
        visitorAnswerMail(mailLine(ticket.name, ''), ticket.subject, text, again),
      );
    return;
  }
  const href = ticketPath(ticket.id);
  const notice = DESK_NOTICES[what](ticket.subject, text);
  await notify(ctx, tx, ticket.userId, { kind: 'assistenza', ...notice, href, key: `${ticket.id}:${key}` });
  const person = await addresseeOf(tx, ticket.userId);
  if (!person) return;
  await enqueueMail(ctx, tx, person.email, answerMail(person.firstName, notice.title, text, ctx.env.publicUrl + href));
}
