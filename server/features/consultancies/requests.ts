import { isDeepStrictEqual } from 'node:util';
import type { RequestInput } from '#domain/consultancies/inputs.ts';
import { canAccept, statusAfterAnswer } from '#domain/consultancies/life-cycle.ts';
import { quoteProblems, type QuoteInput } from '#domain/consultancies/quote.ts';
import { isActive } from '#domain/consultancies/vocabulary.ts';
import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { requestPath, requestsTabPath } from '#domain/paths.ts';
import { DEFAULT_TASKS, NOTICES, QUOTE_PROBLEMS } from '#messages/consultancies/notices.ts';
import { newRequestMail, quoteMail } from '#messages/mails/consultants.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { activeCompanyOf } from '#server/features/companies/service.ts';
import { readConsultant } from '#server/features/directory/service.ts';
import { findEntry } from '#server/features/grants/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { newId } from '#server/platform/tokens.ts';
import { and, eq } from 'drizzle-orm';
import { countFigures } from './figures.ts';
import { takeCall } from './first-calls.ts';
import * as store from './store.ts';
import { consultancies, consultancyTasks, quotes } from './tables.ts';
import { mailTo, tellClient, tellConsultant, tellTabs } from './tell.ts';
import { readConsultancy } from './view.ts';

/**
 * "Contatta": a request to somebody who is listed, in the name of the active company; `also` is part of it. A grant that
 * is not in the catalogue has only its name.
 */
export async function openRequest(
  ctx: UserContext,
  { grantName, ...input }: RequestInput & { grantName?: string },
  also: (tx: Db, id: string, now: Date) => Promise<void> = async () => {},
) {
  const { user } = ctx;
  await readConsultant(ctx, input.consultantId); // not listed: not found
  const company = await activeCompanyOf(ctx.db, user.id);
  const grant = input.grantId === null ? null : (await findEntry(ctx, input.grantId)).entry;
  const id = newId();
  const now = ctx.now();
  const clientName = company?.companyName ?? `${user.firstName} ${user.lastName}`.trim();
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, user.id);
    const callAt = await takeCall(tx, input.consultantId, input.callAt, now);
    await tx.insert(consultancies).values({
      ...input,
      callAt,
      id,
      businessId: user.id,
      companyId: company?.id ?? null,
      clientName,
      sector: company?.sector ?? 'other',
      region: company?.region ?? null,
      // What the person brought has a page for that person alone.
      grantId: grant && !grant.isOwn ? grant.grant.id : null,
      grantName: grant?.grant.name ?? grantName ?? null,
      createdAt: now,
    });
    refuseBeyond('openRequests', await store.countOpen(tx, user.id));
    await store.recordEvent(tx, id, 'richiesta', user.id, now);
    await also(tx, id, now);
    await countFigures(tx, [input.consultantId], now);
    await tellConsultant(
      ctx,
      tx,
      { id, consultantId: input.consultantId },
      'richiesta',
      NOTICES.request(clientName, callAt && romeMoment(callAt)),
      'nuove',
    );
    await mailTo(ctx, tx, input.consultantId, (name, origin) =>
      newRequestMail(name, clientName, origin + requestsTabPath('nuove', id)),
    );
  });
  return readConsultancy(ctx, id);
}

/** Runs a transition on a locked row; what is no longer possible is a conflict, told with the fresh state. */
export function transition(
  ctx: UserContext,
  id: string,
  isPossible: (row: store.Consultancy) => boolean,
  change: (tx: Db, row: store.Consultancy, now: Date) => Promise<void>,
) {
  return ctx.db
    .transaction(async (tx) => {
      const row = await store.lockConsultancy(tx, ctx.user, id);
      if (!row) throw new AppError('not_found');
      if (!isPossible(row)) throw new AppError('conflict');
      await change(tx, row, ctx.now());
      await tellTabs(ctx, tx, row, { kind: 'incarico', chat: id });
    })
    .then(() => readConsultancy(ctx, id));
}

const isNew = ({ status }: store.Consultancy) => status === 'nuova';

export const withdrawRequest = (ctx: UserContext, id: string) =>
  transition(ctx, id, isNew, async (tx, row, now) => {
    await store.changeConsultancy(tx, id, { status: 'ritirata' });
    await store.recordEvent(tx, id, 'ritirata', ctx.user.id, now);
    await tellConsultant(ctx, tx, row, 'ritirata', NOTICES.withdrawn(row.clientName), 'storico');
  });

export const refuseRequest = (ctx: UserContext, id: string, reason: string) =>
  transition(ctx, id, isNew, async (tx, row, now) => {
    await store.changeConsultancy(tx, id, { status: 'rifiutata', reason, answeredAt: row.answeredAt ?? now });
    await store.recordEvent(tx, id, 'rifiutata', ctx.user.id, now, reason);
    await countFigures(tx, [row.consultantId], now);
    await tellClient(ctx, tx, row, 'rifiutata', NOTICES.refused(nameOf(ctx)));
  });

export const acceptRequest = (ctx: UserContext, id: string) =>
  transition(ctx, id, isNew, async (tx, row, now) => {
    const { offers } = await store.partsOf(tx, [id]);
    if (!canAccept({ status: row.status, quote: offers[0] ?? null })) throw new AppError('quote_decides');
    await begin(tx, row, now);
    await store.recordEvent(tx, id, 'accettata', ctx.user.id, now);
    await tellClient(ctx, tx, row, 'accettata', NOTICES.accepted(nameOf(ctx)));
  });

/** A consultancy begins with the tasks that nearly every application has; both sides change them as they need. */
async function begin(tx: Db, row: store.Consultancy, now: Date): Promise<void> {
  await store.changeConsultancy(tx, row.id, {
    status: 'in_corso',
    acceptedAt: now,
    answeredAt: row.answeredAt ?? now,
    ...(row.callAt && row.callAt > now ? { nextMeetingAt: row.callAt } : {}),
  });
  const { tasks } = await store.partsOf(tx, [row.id]);
  // Begun before, and stopped by a refused offer: its tasks are still there.
  if (tasks.length === 0)
    await tx.insert(consultancyTasks).values(
      DEFAULT_TASKS.map((task, position) => ({
        ...task,
        id: newId(),
        consultancyId: row.id,
        createdAt: now,
        position,
      })),
    );
  await countFigures(tx, [row.consultantId], now);
}

/** Before or after "Accetta", as long as none was accepted; a new one takes the place of the one before. */
export function sendQuote(ctx: UserContext, id: string, terms: QuoteInput) {
  const fields = quoteProblems(terms, romeMoment(ctx.now()).day).map(({ field, code }) => ({
    field,
    message: QUOTE_PROBLEMS[code],
  }));
  if (fields.length > 0) throw new AppError('invalid_input', { fields });
  return transition(
    ctx,
    id,
    (row) => isNew(row) || isActive(row.status),
    async (tx, row, now) => {
      const { offers } = await store.partsOf(tx, [id]);
      if (offers.some(({ status }) => status === 'accettato')) throw new AppError('conflict');
      // The same offer once more is no news: the one that is out stands.
      if (offers.some((offer) => offer.status === 'inviato' && isDeepStrictEqual(offer.terms, terms))) return;
      refuseBeyond('consultancyQuotes', offers.length + 1);
      await tx
        .update(quotes)
        .set({ status: 'superato' })
        .where(and(eq(quotes.consultancyId, id), eq(quotes.status, 'inviato')));
      await tx.insert(quotes).values({
        id: newId(),
        consultancyId: id,
        status: 'inviato',
        terms,
        validUntil: terms.validUntil,
        sentAt: now,
      });
      await store.changeConsultancy(tx, id, { answeredAt: row.answeredAt ?? now });
      await store.recordEvent(tx, id, 'preventivo', ctx.user.id, now);
      await tellClient(ctx, tx, row, `preventivo:${now.toISOString()}`, NOTICES.quote(nameOf(ctx)));
      if (row.businessId)
        await mailTo(ctx, tx, row.businessId, (name, origin) => quoteMail(name, nameOf(ctx), origin + requestPath(id)));
    },
  );
}

type QuoteAnswer = { quoteId: string; isAccepted: boolean; reason: string };

/** Only the newest, only in time, only once: accepting it begins the consultancy, and a no keeps none (and no share). */
export function answerQuote(ctx: UserContext, id: string, { quoteId, isAccepted, reason }: QuoteAnswer) {
  return transition(
    ctx,
    id,
    (row) => isNew(row) || isActive(row.status),
    async (tx, row, now) => {
      const offer = (await store.partsOf(tx, [id])).offers.find((each) => each.id === quoteId);
      if (!offer) throw new AppError('not_found');
      if (offer.status !== 'inviato' || offer.validUntil < romeMoment(now).day) throw new AppError('conflict');
      await tx
        .update(quotes)
        .set({ status: isAccepted ? 'accettato' : 'rifiutato', answeredAt: now, reason: reason || null })
        .where(eq(quotes.id, quoteId));
      await store.recordEvent(
        tx,
        id,
        isAccepted ? 'preventivo_accettato' : 'preventivo_rifiutato',
        ctx.user.id,
        now,
        reason || null,
      );
      if (isAccepted && isNew(row)) await begin(tx, row, now);
      const status = statusAfterAnswer(row.status, isAccepted);
      const isStopped = isActive(row.status) && !isActive(status);
      if (isStopped) {
        await store.changeConsultancy(tx, id, { status, acceptedAt: null });
        await countFigures(tx, [row.consultantId], now);
      }
      const { quoteAccepted, quoteDeclined, quoteStopped } = NOTICES;
      const notice = (isAccepted ? quoteAccepted : isStopped ? quoteStopped : quoteDeclined)(row.clientName);
      await tellConsultant(ctx, tx, row, `risposta:${quoteId}`, notice, isAccepted ? 'attive' : 'nuove');
    },
  );
}

export const nameOf = ({ user }: UserContext): string => `${user.firstName} ${user.lastName}`.trim();
