import { keptOutcome, type OutcomeInput, type StoredOutcome } from '#domain/applications/outcome.ts';
import { awardDuties, type AwardDuty } from '#domain/applications/award-duties.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { UserContext } from '#server/context.ts';
import { recordClientOutcome } from '#server/features/consultancies/service.ts';
import { consultanciesWith } from '#server/features/sharing/service.ts';
import { deMinimisOf, recordAwardedAid } from '#server/features/tools/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { openedApplication } from './admitted.ts';
import { inputsOf } from './inputs.ts';
import { own, refuseUnsent } from './life.ts';
import * as store from './store.ts';
import { actOf } from './trail.ts';

/**
 * Awarded or refused: the status stays "inviato". An award under de minimis writes its line into the ledger of the
 * company, and whoever helped with the application has the outcome among the own results; null takes all of it back.
 */
export async function setOutcome(ctx: UserContext, id: string, said: OutcomeInput | null): Promise<void> {
  const { grant } = await inputsOf(ctx, (await openedApplication(ctx, id, 'own')).row);
  const regime = grant && deMinimisOf(grant)?.regime;
  const aidOf = ({ grantEntity, grantTitle }: store.StoredApplication, outcome: StoredOutcome | null) =>
    regime && outcome?.on && outcome.deMinimis
      ? {
          grantedOn: outcome.on,
          amountGge: outcome.deMinimis,
          regime,
          body: grantEntity,
          title: grantTitle,
          cor: outcome.cor,
          car: null,
          undertakingId: 'self',
        }
      : null;
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    const found = await own(ctx, tx, id);
    refuseUnsent(found);
    const outcome = said && keptOutcome(said, romeMoment(ctx.now()).day);
    await store.updateApplication(tx, ctx.user.id, id, { outcome });
    await store.insertEvent(tx, id, actOf(ctx, 'esito', outcome?.result ?? null));
    const isNew = aidOf(found, found.outcome) === null;
    const award = { companyId: found.companyId, applicationId: id };
    await recordAwardedAid(ctx, tx, award, aidOf(found, outcome), isNew);
    await recordClientOutcome(ctx, tx, await consultanciesWith(tx, 'candidatura', id), resultOf(outcome));
  });
}

function resultOf(outcome: StoredOutcome | null): Parameters<typeof recordClientOutcome>[3] {
  if (outcome?.result === 'finanziata')
    return { outcome: 'approvata', grantedAmount: outcome.amount, cor: outcome.cor };
  return outcome?.result === 'respinta' ? { outcome: 'non_concessa', grantedAmount: null, cor: null } : null;
}

/** For calendars and reminders: what the awards of a person ask for, each with the day it became known. */
export async function dutiesOf(db: Db, userId: string): Promise<(AwardDuty & { since: string | null })[]> {
  const rows = await store.awardedTo(db, userId);
  const known = new Map(rows.map(({ id, outcome }) => [id, outcome?.recordedOn ?? null]));
  const awards = rows.map((row) => ({
    id: row.id,
    grantTitle: row.grantTitle,
    agency: row.grantEntity,
    companyId: row.companyId,
    companyName: row.snapshot?.sent?.companyName ?? null,
    outcome: row.outcome,
  }));
  return awardDuties(awards).map((duty) => {
    const ids = duty.kind === 'rendicontazione' ? [duty.award.id] : duty.awards.map(({ id }) => id);
    const days = ids.flatMap((id) => known.get(id) ?? []).sort();
    return { ...duty, since: days.at(-1) ?? null };
  });
}
