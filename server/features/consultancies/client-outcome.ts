import { asksForConfirmation } from '#domain/consultancies/stated-outcome.ts';
import { isActive, type ConsultancyOutcome } from '#domain/consultancies/vocabulary.ts';
import { NOTICES } from '#messages/consultancies/notices.ts';
import type { UserContext } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { countFigures } from './figures.ts';
import { statedOf } from './stated.ts';
import * as store from './store.ts';
import { tellConsultant } from './tell.ts';

type Result = { outcome: ConsultancyOutcome; grantedAmount: number | null; cor: string | null };

/**
 * For applications: the client tells how the application ended, and the client's word counts among the results of who
 * helped. Null takes it back: what the consultant said at the end is stated again, and asks for its confirmation.
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
    const stated = result === null && !isActive(row.status) ? (await statedOf(tx, [row.id])).get(row.id) : undefined;
    const kept = stated && !asksForConfirmation(stated.outcome) ? stated.outcome : null;
    await store.changeConsultancy(tx, row.id, result ?? { outcome: kept });
    await countFigures(tx, [row.consultantId], now);
    if (result === null || row.outcome === result.outcome) continue;
    await store.recordEvent(tx, row.id, 'esito', ctx.user.id, now, result.outcome);
    const notice = NOTICES.clientOutcome(row.clientName, result.outcome === 'approvata');
    const tab = isActive(row.status) ? 'attive' : 'storico';
    await tellConsultant(ctx, tx, row, `esito:${result.outcome}`, notice, tab);
  }
}
