import type { CompletionInput } from '#domain/consultancies/inputs.ts';
import { asksForConfirmation, isBeyondGrant } from '#domain/consultancies/stated-outcome.ts';
import { isActive, type ConsultancyOutcome } from '#domain/consultancies/vocabulary.ts';
import { AppError } from '#domain/errors.ts';
import { ownLimit } from '#domain/grants/own-figures.ts';
import { euroText } from '#domain/numbers/write-number.ts';
import { BEYOND_GRANT, NOTICES } from '#messages/consultancies/notices.ts';
import type { UserContext } from '#server/context.ts';
import { openCatalogue } from '#server/features/grants/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { countFigures } from './figures.ts';
import { nameOf, transition } from './requests.ts';
import { statedOf } from './stated.ts';
import * as store from './store.ts';
import { tellClient, tellConsultant } from './tell.ts';

/**
 * The consultant's word on the end: stated, and the client is asked to confirm it. Where the client has said how it
 * ended, that stands. What was contested may be said again.
 */
export async function completeConsultancy(
  ctx: UserContext,
  id: string,
  { outcome, grantedAmount, cor, earnings }: CompletionInput,
) {
  await refuseBeyondGrant(ctx, id, outcome === 'approvata' ? grantedAmount : null);
  return transition(
    ctx,
    id,
    ({ status }) => isActive(status) || status === 'completata',
    async (tx, row, now) => {
      const isAgain = row.status === 'completata';
      if (isAgain && !(await isContested(tx, row))) throw new AppError('conflict');
      const isGranted = outcome === 'approvata';
      const said =
        row.outcome === null
          ? {
              outcome: asksForConfirmation(outcome) ? null : outcome,
              grantedAmount: isGranted ? grantedAmount : null,
              cor: isGranted ? cor : null,
            }
          : {};
      await store.changeConsultancy(tx, id, {
        ...said,
        status: 'completata',
        closedAt: row.closedAt ?? now,
        earnings: earnings ?? row.earnings,
      });
      await store.recordEvent(tx, id, isAgain ? 'esito_corretto' : 'completata', ctx.user.id, now, outcome);
      await countFigures(tx, [row.consultantId], now);
      const isAsked = row.outcome === null && asksForConfirmation(outcome);
      const notice = (isAsked ? NOTICES.completedToConfirm : NOTICES.completed)(nameOf(ctx));
      await tellClient(ctx, tx, row, isAgain ? `completata:${now.toISOString()}` : 'completata', notice);
    },
  );
}

async function isContested(tx: Db, row: store.Consultancy): Promise<boolean> {
  return row.outcome === null && (await statedOf(tx, [row.id])).get(row.id)?.isContested === true;
}

/** A figure that the grant itself rules out is refused beside its box. */
async function refuseBeyondGrant(ctx: UserContext, id: string, amount: number | null): Promise<void> {
  const row = await store.findConsultancy(ctx.db, ctx.user, id);
  const grant = (row?.grantId && (await openCatalogue(ctx)).find(row.grantId)?.grant) || null;
  if (!grant || !isBeyondGrant(amount, grant)) return;
  const message = BEYOND_GRANT(euroText(ownLimit(grant)));
  throw new AppError('invalid_input', { fields: [{ field: 'grantedAmount', message }] });
}

type OutcomeAnswer = { isConfirmed: boolean; reason: string };

/** The client's word on what was stated: confirmed it is the outcome, and counts; contested it stays the consultant's. */
export const answerOutcome = (ctx: UserContext, id: string, { isConfirmed, reason }: OutcomeAnswer) =>
  transition(
    ctx,
    id,
    ({ status, outcome }) => status === 'completata' && outcome === null,
    async (tx, row, now) => {
      const stated = (await statedOf(tx, [id])).get(id);
      if (!stated || (stated.isContested && !isConfirmed)) throw new AppError('conflict');
      if (isConfirmed) await confirm(ctx, tx, row, stated.outcome, now);
      else {
        await store.recordEvent(tx, id, 'esito_contestato', ctx.user.id, now, reason);
        const notice = NOTICES.outcomeContested(row.clientName);
        await tellConsultant(ctx, tx, row, `contestato:${now.toISOString()}`, notice, 'storico');
      }
    },
  );

async function confirm(ctx: UserContext, tx: Db, row: store.Consultancy, outcome: ConsultancyOutcome, now: Date) {
  await store.changeConsultancy(tx, row.id, { outcome });
  await store.recordEvent(tx, row.id, 'esito_confermato', ctx.user.id, now, outcome);
  await countFigures(tx, [row.consultantId], now);
  await tellConsultant(ctx, tx, row, 'confermato', NOTICES.outcomeConfirmed(row.clientName), 'storico');
}

/** The client ends it before its end: closed without an outcome, and with it all that was shared. */
export const interruptConsultancy = (ctx: UserContext, id: string, reason: string) =>
  transition(
    ctx,
    id,
    ({ status }) => isActive(status),
    async (tx, row, now) => {
      await store.changeConsultancy(tx, id, { status: 'completata', closedAt: now, reason });
      await store.recordEvent(tx, id, 'interrotta', ctx.user.id, now, reason);
      await countFigures(tx, [row.consultantId], now);
      await tellConsultant(ctx, tx, row, 'interrotta', NOTICES.interrupted(row.clientName), 'storico');
    },
  );
