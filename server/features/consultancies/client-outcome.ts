import { and, asc, eq } from 'drizzle-orm';
import { CONSULTANCY_OUTCOMES, isActive, type ConsultancyOutcome } from '#domain/consultancies/vocabulary.ts';
import { NOTICES } from '#messages/consultancies/notices.ts';
import type { UserContext } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { countFigures } from './figures.ts';
import * as store from './store.ts';
import { consultancyEvents } from './tables.ts';
import { tellConsultant } from './tell.ts';

type Result = { outcome: ConsultancyOutcome; grantedAmount: number | null; cor: string | null };

/**
 * For applications: the client tells how the application ended, and the client's word counts among the results of who
 * helped. Null takes it back: a closed consultancy says again what its end said.
 */
export async function recordClientOutcome(
  ctx: UserContext,
  tx: Db,
  ids: readonly string[],
  result: Result | null,
): Promise<void> {
  const now = ctx.now();
  for (const row of await store.byIds(tx, ids)) {
    if (result === null && row.outcome === null) continue;
    const outcome = result?.outcome ?? (await statedAtTheEnd(tx, row));
    await store.changeConsultancy(tx, row.id, result ?? { outcome });
    await countFigures(tx, [row.consultantId], now);
    if (result === null || row.outcome === result.outcome) continue;
    await store.recordEvent(tx, row.id, 'esito', ctx.user.id, now, result.outcome);
    const notice = NOTICES.clientOutcome(row.clientName, result.outcome === 'approvata');
    const tab = isActive(row.status) ? 'attive' : 'storico';
    await tellConsultant(ctx, tx, row, `esito:${result.outcome}`, notice, tab);
  }
}

async function statedAtTheEnd(tx: Db, { id, status }: store.Consultancy): Promise<ConsultancyOutcome | null> {
  if (isActive(status)) return null;
  const [end] = await tx
    .select({ detail: consultancyEvents.detail })
    .from(consultancyEvents)
    .where(and(eq(consultancyEvents.consultancyId, id), eq(consultancyEvents.kind, 'completata')))
    .orderBy(asc(consultancyEvents.at));
  return CONSULTANCY_OUTCOMES.find((each) => each === end?.detail) ?? null;
}
