import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { ReviewInput, TaskInput } from '#domain/consultancies/inputs.ts';
import { isActive, REMINDER_HOURS, REVIEW_COVER_DAYS, SILENCE_HOURS } from '#domain/consultancies/vocabulary.ts';
import { AppError } from '#domain/errors.ts';
import { NOTICES } from '#messages/consultancies/notices.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { Services, UserContext } from '#server/context.ts';
import { personalDataOf } from '#server/features/accounts/service.ts';
import { newId } from '#server/platform/tokens.ts';
import { countFigures } from './figures.ts';
import { nameOf, transition } from './requests.ts';
import * as store from './store.ts';
import { consultancies, consultancyTasks, reviews } from './tables.ts';
import { tellClient, tellConsultant } from './tell.ts';

const HOUR_MS = 3_600_000;
const active = ({ status }: store.Consultancy) => isActive(status);

type Plan = { deadline: string | null; nextMeetingAt: string | null };

export const planConsultancy = (ctx: UserContext, id: string, { deadline, nextMeetingAt }: Plan) =>
  transition(ctx, id, active, async (tx, row, now) => {
    // One that took place stays known until another is fixed.
    const held = row.nextMeetingAt && row.nextMeetingAt < now ? row.nextMeetingAt : null;
    await store.changeConsultancy(tx, id, {
      deadline,
      nextMeetingAt: nextMeetingAt === null ? held : new Date(nextMeetingAt),
    });
  });

export const addTask = (ctx: UserContext, id: string, task: TaskInput) =>
  transition(ctx, id, active, async (tx, row, now) => {
    const { tasks } = await store.partsOf(tx, [id]);
    refuseBeyond('consultancyTasks', tasks.length + 1, 'title');
    const taskId = newId();
    await tx
      .insert(consultancyTasks)
      .values({ ...task, id: taskId, consultancyId: id, createdAt: now, position: tasks.length });
    await store.recordEvent(tx, id, 'compito', ctx.user.id, now, task.title);
    if (task.side === store.sideOf(ctx.user)) return;
    const what = `compito:${taskId}`;
    if (task.side === 'impresa') await tellClient(ctx, tx, row, what, NOTICES.task(nameOf(ctx), task.title));
    else await tellConsultant(ctx, tx, row, what, NOTICES.task(row.clientName, task.title), 'attive');
  });

/** Each side ticks its own. */
export const tickTask = (ctx: UserContext, id: string, taskId: string, isDone: boolean) =>
  transition(ctx, id, active, async (tx, _row, now) => {
    const own = and(eq(consultancyTasks.id, taskId), eq(consultancyTasks.consultancyId, id));
    const [task] = await tx.select().from(consultancyTasks).where(own);
    if (!task) throw new AppError('not_found');
    if (task.side !== store.sideOf(ctx.user)) throw new AppError('not_allowed');
    await tx
      .update(consultancyTasks)
      .set({ doneAt: isDone ? now : null })
      .where(own);
  });

/** Covered until both wrote, or for fourteen days after the end. */
export const writeReview = (ctx: UserContext, id: string, { stars, text }: ReviewInput) =>
  transition(
    ctx,
    id,
    ({ status }) => status === 'completata',
    async (tx, row, now) => {
      const side = store.sideOf(ctx.user);
      const { opinions } = await store.partsOf(tx, [id]);
      if (opinions.some((each) => each.side === side)) throw new AppError('conflict');
      const coverEnds = new Date((row.closedAt ?? now).getTime() + REVIEW_COVER_DAYS * 24 * HOUR_MS);
      const visibleFrom = opinions.length > 0 || coverEnds < now ? now : coverEnds;
      await tx.insert(reviews).values({
        id: newId(),
        consultancyId: id,
        side,
        consultantId: row.consultantId,
        stars,
        text,
        createdAt: now,
        visibleFrom,
      });
      if (opinions.length > 0)
        await tx
          .update(reviews)
          .set({ visibleFrom: now })
          .where(and(eq(reviews.consultancyId, id), gte(reviews.visibleFrom, now)));
      await store.recordEvent(tx, id, 'recensione', ctx.user.id, now);
      await countFigures(tx, [row.consultantId], now);
      if (side === 'consulente') await tellClient(ctx, tx, row, 'recensione:consulente', NOTICES.reviewed(nameOf(ctx)));
      else await tellConsultant(ctx, tx, row, 'recensione:impresa', NOTICES.reviewed(row.clientName), 'storico');
    },
  );

/** Every hour: who waits is reminded of, who waited too long is free again, reviews whose cover ended count. */
export async function watchSilence(services: Services): Promise<void> {
  const now = services.now();
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const waiting = await store.inStatus(services.db, 'nuova');
  for (const row of waiting.filter(
    ({ answeredAt, createdAt }) => answeredAt === null && createdAt <= before(REMINDER_HOURS),
  )) {
    await services.db.transaction(async (tx) => {
      const still = and(
        eq(consultancies.id, row.id),
        eq(consultancies.status, 'nuova'),
        sql`${consultancies.answeredAt} is null`,
      );
      if (row.createdAt <= before(SILENCE_HOURS)) {
        const [freed] = await tx.update(consultancies).set({ status: 'liberata' }).where(still).returning();
        if (!freed) return;
        await store.recordEvent(tx, row.id, 'liberata', null, now);
        await countFigures(tx, [row.consultantId], now);
        const person = await personalDataOf(tx, row.consultantId);
        await tellClient(
          services,
          tx,
          row,
          'liberata',
          NOTICES.released(person ? `${person.firstName} ${person.lastName}` : ''),
        );
      } else {
        await tellConsultant(services, tx, row, 'promemoria', NOTICES.reminder(row.clientName), 'nuove');
      }
    });
  }
  const opened = await services.db
    .selectDistinct({ id: reviews.consultantId })
    .from(reviews)
    .where(and(lte(reviews.visibleFrom, now), gte(reviews.visibleFrom, before(48))));
  await countFigures(
    services.db,
    opened.map(({ id }) => id),
    now,
  );
}
