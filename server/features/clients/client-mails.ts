import { and, count, eq, gte } from 'drizzle-orm';
import { mailLine } from '#domain/accounts/person-name.ts';
import { AppError } from '#domain/errors.ts';
import { grantPath } from '#domain/paths.ts';
import { CLIENT_MAIL_CAPS, type ClientMailInput } from '#domain/sharing/who-can.ts';
import { COMPANY, CONSULTANT } from '#messages/sharing/takeover.ts';
import { clientGrantMail, WHO_CAN } from '#messages/sharing/who-can.ts';
import type { UserContext } from '#server/context.ts';
import { addresseeOf, mailsTo } from '#server/features/accounts/service.ts';
import { openCatalogue } from '#server/features/grants/service.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { newId } from '#server/platform/tokens.ts';
import { listClients, type ClientRow } from './portfolio-store.ts';
import { clientMails } from './tables.ts';

const DAY_MS = 86_400_000;

/** One mail to each of the chosen clients about a grant, under the consultant's name (CON-20). */
export async function mailClients(ctx: UserContext, grantId: string, { companyIds, text }: ClientMailInput) {
  const grant = (await openCatalogue(ctx)).find(grantId)?.grant;
  if (!grant) throw new AppError('not_found');
  const known = new Map((await listClients(ctx.db, ctx.user.id)).map((row) => [row.companyId, row]));
  const chosen = [...new Set(companyIds)].map((id) => {
    const row = known.get(id);
    if (!row) throw new AppError('not_found');
    return row;
  });
  const consultant = mailLine(`${ctx.user.firstName} ${ctx.user.lastName}`.trim(), CONSULTANT);
  const url = ctx.env.publicUrl + grantPath(grant.id);
  const now = ctx.now();
  const sent: string[] = [];
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    if (
      (await sentSince(tx, ctx.user.id, new Date(now.getTime() - DAY_MS))) + chosen.length >
      CLIENT_MAIL_CAPS.perDay
    ) {
      throw new AppError('invalid_input', { fields: [{ field: 'text', message: WHO_CAN.tooMany }] });
    }
    for (const row of chosen) {
      const person = await contactOf(tx, row);
      if (!person) continue;
      if (row.kind === 'mandato') await mailsTo({ ...ctx, db: tx }, person.email, 'text');
      const company = mailLine(row.name, COMPANY);
      const mail = clientGrantMail(person.name, consultant, ctx.user.email, company, grant.name, text, url);
      await enqueueMail(ctx, tx, person.email, mail);
      await tx.insert(clientMails).values({
        id: newId(),
        userId: ctx.user.id,
        companyId: row.companyId,
        clientName: row.name,
        grantId: grant.id,
        subject: mail.subject,
        text,
        sentAt: now,
      });
      sent.push(row.name);
    }
  });
  return { sent };
}

/** Who has an account by the address of the account, the others by the one of the mandate. */
async function contactOf(tx: Db, { kind, ownerId, contactName, contactEmail }: ClientRow) {
  if (kind === 'mandato') return contactEmail ? { name: mailLine(contactName ?? '', ''), email: contactEmail } : null;
  const person = await addresseeOf(tx, ownerId);
  return person && { name: person.firstName, email: person.email };
}

async function sentSince(tx: Db, userId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(clientMails)
    .where(and(eq(clientMails.userId, userId), gte(clientMails.sentAt, since)));
  return row?.count ?? 0;
}
