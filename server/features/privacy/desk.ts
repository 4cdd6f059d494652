import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DataRequestInput, HandlingsInput } from '#domain/admin/users.ts';
import { AppError } from '#domain/errors.ts';
import { addMonths, romeMoment } from '#domain/grants/rome-time.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import { DATA_REQUEST_PROBLEMS } from '#messages/admin/data-requests.ts';
import type { UserContext } from '#server/context.ts';
import { closeFor, people, personContext } from '#server/features/accounts/service.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { refuseBeyond } from '#server/caps.ts';
import { exportDataOf } from './export.ts';
import { dataRequests } from './tables.ts';

const SHOWN = 500;

const requested = (db: Db) =>
  db
    .select({ request: dataRequests, firstName: people.firstName, lastName: people.lastName, email: people.email })
    .from(dataRequests)
    .leftJoin(people, eq(people.id, dataRequests.userId));

/** What waits first, by its deadline; then what was done, the newest first. Accounts that close by themselves come too. */
export async function listDataRequests({ db }: UserContext, userId?: string) {
  const rows = await requested(db)
    .where(userId ? eq(dataRequests.userId, userId) : undefined)
    .orderBy(sql`${dataRequests.handledAt} is not null`, asc(dataRequests.dueOn), desc(dataRequests.handledAt))
    .limit(SHOWN);
  const closing = await db
    .select({
      id: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      email: people.email,
      eraseAfter: people.eraseAfter,
    })
    .from(people)
    .where(and(isNotNull(people.eraseAfter), userId ? eq(people.id, userId) : undefined))
    .orderBy(asc(people.eraseAfter))
    .limit(SHOWN);
  return {
    requests: rows.map(({ request, firstName, lastName, email }) => ({
      id: request.id,
      userId: request.userId,
      name: [firstName, lastName].filter(Boolean).join(' ') || null,
      email,
      kind: request.kind,
      receivedOn: request.receivedOn,
      dueOn: request.dueOn,
      handledAt: request.handledAt?.toISOString() ?? null,
    })),
    closing: closing.map(({ id, firstName, lastName, email, eraseAfter }) => ({
      userId: id,
      name: `${firstName} ${lastName}`.trim(),
      email,
      eraseOn: romeMoment(eraseAfter!).day,
    })),
  };
}

/** One month to answer, from the day it came (Reg. UE 2016/679, art. 12). */
export async function registerDataRequest(ctx: UserContext, userId: string, input: DataRequestInput): Promise<void> {
  const { kind, receivedOn } = input;
  const today = romeMoment(ctx.now()).day;
  if (receivedOn > today) {
    const fields = [{ field: 'receivedOn', message: DATA_REQUEST_PROBLEMS.future }];
    throw new AppError('invalid_input', { fields });
  }
  const dueOn = addMonths(receivedOn, ruleValue('gdpr.answer.months', receivedOn));
  await ctx.db.transaction(async (tx) => {
    await refuseUnknown(tx, userId);
    const row = { id: newId(), userId, kind, receivedOn, dueOn, createdAt: ctx.now() };
    await tx.insert(dataRequests).values(row);
    const open = await tx
      .select({ id: dataRequests.id })
      .from(dataRequests)
      .where(and(eq(dataRequests.userId, userId), isNull(dataRequests.handledAt)));
    refuseBeyond('openDataRequests', open.length);
    const detail = { tipo: kind, entro: dueOn };
    await writeAudit(ctx, tx, { action: 'dati_richiesta', subject: 'utente', id: userId, detail });
  });
}

export async function handleDataRequest(ctx: UserContext, id: string): Promise<void> {
  const [changed] = await handleDataRequests(ctx, { ids: [id], isHandled: true });
  if (!changed) throw new AppError('not_found');
}

/** One or many, done or open again; answers with those that changed, so that the same can be taken back. */
export async function handleDataRequests(ctx: UserContext, { ids, isHandled }: HandlingsInput): Promise<string[]> {
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .update(dataRequests)
      .set({ handledAt: isHandled ? ctx.now() : null })
      .where(and(inArray(dataRequests.id, ids), (isHandled ? isNull : isNotNull)(dataRequests.handledAt)))
      .returning();
    for (const { id, kind, userId } of rows) {
      const action = isHandled ? 'dati_evasa' : 'dati_riaperta';
      await writeAudit(ctx, tx, { action, subject: 'utente', id: userId ?? id, detail: { tipo: kind } });
    }
    return rows.map(({ id }) => id);
  });
}

/** The archive that the person would get, to be sent to who asked for it. */
export async function exportForDesk(ctx: UserContext, userId: string) {
  const person = await personContext(ctx, userId);
  if (!person) throw new AppError('not_found');
  await writeAudit(ctx, ctx.db, { action: 'dati_esportati', subject: 'utente', id: userId });
  return exportDataOf(person);
}

/** As if the person had closed the account: the same mail, the same time to come back. */
export async function eraseForDesk(ctx: UserContext, userId: string): Promise<void> {
  if (userId === ctx.user.id) throw new AppError('not_allowed');
  await ctx.db.transaction(async (tx) => {
    const eraseAfter = await closeFor(ctx, tx, userId);
    const detail = { dal: romeMoment(eraseAfter).day };
    await writeAudit(ctx, tx, { action: 'dati_cancellazione', subject: 'utente', id: userId, detail });
  });
}

async function refuseUnknown(tx: Db, userId: string): Promise<void> {
  const [known] = await tx.select({ id: people.id }).from(people).where(eq(people.id, userId));
  if (!known) throw new AppError('not_found');
}
