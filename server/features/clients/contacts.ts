import { and, count, eq, gte } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { CONTACT_CAPS, type ContactInput } from '#domain/sharing/contacts.ts';
import { CONTACT_WORDS } from '#messages/sharing/contacts.ts';
import type { UserContext } from '#server/context.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { newId } from '#server/platform/tokens.ts';
import { readStoredDay } from './day-store.ts';
import { clientContacts } from './tables.ts';

const DAY_MS = 86_400_000;
const refused = (field: keyof ContactInput, message: string) =>
  new AppError('invalid_input', { fields: [{ field, message }] });

/** A call, a meeting or a mail outside the product, for the consultant's own list of contacts (CON-30). */
export async function recordContact(
  ctx: UserContext,
  { clientId, on, ...said }: ContactInput,
): Promise<{ id: string }> {
  const now = ctx.now();
  const today = romeMoment(now).day;
  if (on > today) throw refused('on', CONTACT_WORDS.notYet);
  const { desk, firms } = await readStoredDay(ctx.db, ctx.user.id);
  const consultancy = desk.find(({ id }) => id === clientId);
  const firm = firms.find(({ companyId }) => companyId === clientId);
  if (!consultancy && !firm) throw new AppError('not_found');
  const id = newId();
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    const [row] = await tx
      .select({ count: count() })
      .from(clientContacts)
      .where(and(eq(clientContacts.userId, ctx.user.id), gte(clientContacts.at, new Date(now.getTime() - DAY_MS))));
    if ((row?.count ?? 0) >= CONTACT_CAPS.perDay) throw refused('note', CONTACT_WORDS.tooMany);
    await tx.insert(clientContacts).values({
      ...said,
      id,
      userId: ctx.user.id,
      consultancyId: consultancy?.id ?? firm?.consultancyId ?? null,
      companyId: firm?.companyId ?? null,
      clientName: consultancy?.clientName ?? firm!.name,
      at: on === today ? now : new Date(`${on}T11:00:00Z`),
    });
  });
  return { id };
}

export async function removeContact(ctx: UserContext, id: string): Promise<void> {
  const rows = await ctx.db
    .delete(clientContacts)
    .where(and(eq(clientContacts.userId, ctx.user.id), eq(clientContacts.id, id)))
    .returning({ id: clientContacts.id });
  if (rows.length === 0) throw new AppError('not_found');
}
