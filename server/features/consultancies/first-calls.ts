import { and, eq, gte, inArray } from 'drizzle-orm';
import { freeCalls, type CallDay } from '#domain/consultancies/first-call.ts';
import { ACTIVE_STATUSES } from '#domain/consultancies/vocabulary.ts';
import { AppError } from '#domain/errors.ts';
import { CALL_TAKEN } from '#messages/consultancies/notices.ts';
import type { Context } from '#server/context.ts';
import { callHoursOf } from '#server/features/consultants/service.ts';
import { readConsultant } from '#server/features/directory/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { consultancies } from './tables.ts';

/** When somebody listed takes first calls, over the next working days. */
export async function readCalls(ctx: Context, consultantId: string): Promise<CallDay[]> {
  await readConsultant(ctx, consultantId); // not listed: not found
  return callsOf(ctx.db, consultantId, ctx.now());
}

async function callsOf(db: Db, consultantId: string, now: Date): Promise<CallDay[]> {
  const taken = await db
    .select({ at: consultancies.callAt })
    .from(consultancies)
    .where(
      and(
        eq(consultancies.consultantId, consultantId),
        gte(consultancies.callAt, now),
        inArray(consultancies.status, ['nuova', ...ACTIVE_STATUSES]),
      ),
    );
  return freeCalls(await callHoursOf(db, consultantId), now, new Set(taken.map(({ at }) => at!.getTime())));
}

/** In the transaction of the request, one at a time per consultant: a time is given once. */
export async function takeCall(tx: Db, consultantId: string, callAt: string | null, now: Date): Promise<Date | null> {
  if (callAt === null) return null;
  await lockPerson(tx, consultantId);
  const wanted = new Date(callAt);
  const isFree = (await callsOf(tx, consultantId, now)).some(({ free }) =>
    free.some(({ at }) => Date.parse(at) === wanted.getTime()),
  );
  if (!isFree) throw new AppError('invalid_input', { fields: [{ field: 'callAt', message: CALL_TAKEN }] });
  return wanted;
}
