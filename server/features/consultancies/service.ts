import { and, asc, eq } from 'drizzle-orm';
import { isActive, type Side } from '#domain/consultancies/vocabulary.ts';
import { AppError } from '#domain/errors.ts';
import type { UserContext } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { countFigures } from './figures.ts';
import * as store from './store.ts';
import { consultancyEvents, consultancyTasks } from './tables.ts';

export { recordClientOutcome } from './client-outcome.ts';
export { openRequest } from './requests.ts';
export { appointmentsOf } from './appointments.ts';
export { changeConsultancy, findConsultancy, lockConsultancy, recordEvent, sideOf, type Consultancy } from './store.ts';
/** For joins: whose it is, and whether it lasts. */
export { consultancies as consultancyRows } from './tables.ts';
export { tellPages, tellTabs } from './tell.ts';
export { beginMandated } from './mandated.ts';
export { listConsultancies, readConsultancy } from './view.ts';

/** The two people of a consultancy, by side; who closed the account is nobody. */
export const personOn = (row: store.Consultancy, side: Side): string | null =>
  side === 'impresa' ? row.businessId : row.consultantId;

/** What happened, in its order: the thread that both sides see. */
export const listEvents = (db: Db, id: string) =>
  db
    .select()
    .from(consultancyEvents)
    .where(eq(consultancyEvents.consultancyId, id))
    .orderBy(asc(consultancyEvents.at), asc(consultancyEvents.id));

/** A question is an answer too: the request no longer waits in silence. */
export async function noteAnswer(tx: Db, row: store.Consultancy, now: Date): Promise<void> {
  if (row.answeredAt !== null) return;
  await store.changeConsultancy(tx, row.id, { answeredAt: now });
  await countFigures(tx, [row.consultantId], now);
}

/** What was asked for has come, from the side that was asked. */
export async function answerTask(ctx: UserContext, tx: Db, row: store.Consultancy, taskId: string): Promise<void> {
  const own = and(
    eq(consultancyTasks.id, taskId),
    eq(consultancyTasks.consultancyId, row.id),
    eq(consultancyTasks.side, store.sideOf(ctx.user)),
  );
  if (!isActive(row.status)) throw new AppError('conflict');
  const [task] = await tx.update(consultancyTasks).set({ doneAt: ctx.now() }).where(own).returning();
  if (!task) throw new AppError('not_found');
}

/** All of one person with their tasks, in two readings. */
export async function deskOf(db: Db, user: UserContext['user']) {
  const rows = await store.listConsultancies(db, user);
  const tasks = await store.tasksOf(
    db,
    rows.map(({ id }) => id),
  );
  return { rows, tasks };
}

/** By id, whoever asks: for administrators. */
export const consultanciesById = (db: Db, ids: readonly string[]) => store.byIds(db, ids);
