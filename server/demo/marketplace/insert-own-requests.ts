import { eq } from 'drizzle-orm';
import { REVIEW_COVER_DAYS } from '#domain/consultancies/vocabulary.ts';
import { romeInstant } from '#domain/grants/rome-instant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { addDays } from '#domain/rules/day.ts';
import type { Services } from '#server/context.ts';
import { chatMarks, chatMessages } from '#server/features/chat/tables.ts';
import { activeCompanyOf } from '#server/features/companies/service.ts';
import { countFigures } from '#server/features/consultancies/figures.ts';
import {
  consultancies,
  consultancyEvents,
  consultancyTasks,
  quotes,
  reviews,
} from '#server/features/consultancies/tables.ts';
import { openCatalogue } from '#server/features/grants/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { OWN_REQUESTS, type OwnRequest } from './own-requests.ts';

const OWNER = 'demo-azienda';
const HOUR_MS = 3_600_000;
const VALID_DAYS = 15;
const MEETING_TIME = '10:30';

/** The requests of the demo's business, once; afterwards they grow old as every request does. */
export async function insertOwnRequests(services: Services): Promise<void> {
  const { db } = services;
  const first = OWN_REQUESTS[0]!.id;
  const [known] = await db.select({ id: consultancies.id }).from(consultancies).where(eq(consultancies.id, first));
  const company = known ? null : await activeCompanyOf(db, OWNER);
  if (!company) return;
  const now = services.now();
  const catalogue = await openCatalogue(services);
  await db.transaction(async (tx) => {
    for (const asked of OWN_REQUESTS) {
      const grant = asked.grantId === null ? undefined : catalogue.find(asked.grantId)?.grant;
      await insertOne(tx, asked, company, grant, now);
    }
    await countFigures(
      tx,
      OWN_REQUESTS.map(({ consultantId }) => consultantId),
      now,
    );
  });
}

type Company = NonNullable<Awaited<ReturnType<typeof activeCompanyOf>>>;

async function insertOne(
  tx: Db,
  asked: OwnRequest,
  company: Company,
  grant: { id: string; name: string } | undefined,
  now: Date,
): Promise<void> {
  const { id, consultantId, kind, description, budget, urgency, status, outcome, reason } = asked;
  const createdAt = new Date(now.getTime() - asked.hoursAgo * HOUR_MS);
  const after = (hours: number | undefined) =>
    hours === undefined ? null : new Date(createdAt.getTime() + hours * HOUR_MS);
  const today = romeMoment(now).day;
  const ahead = (days: number | null | undefined) =>
    days === undefined || days === null ? null : addDays(today, days);
  const meetingOn = ahead(asked.meetingIn);
  const closedAt = after(asked.closedAfter);
  await tx.insert(consultancies).values({
    ...{ id, consultantId, kind, description, budget, urgency, status, createdAt, closedAt },
    businessId: OWNER,
    companyId: company.id,
    clientName: company.companyName,
    sector: company.sector,
    region: company.region,
    grantId: grant?.id ?? null,
    grantName: grant?.name ?? null,
    sharesCompany: true,
    reason: reason ?? null,
    outcome: outcome ?? null,
    answeredAt: after(asked.answeredAfter),
    acceptedAt: after(asked.acceptedAfter),
    deadline: ahead(asked.deadlineIn),
    nextMeetingAt: meetingOn === null ? null : romeInstant(meetingOn, MEETING_TIME),
  });
  if (asked.quote) {
    const sentAt = after(asked.quote.sentAfter)!;
    const validUntil = addDays(romeMoment(sentAt).day, VALID_DAYS);
    await tx.insert(quotes).values({
      ...{ id: `${id}-preventivo`, consultancyId: id, sentAt, validUntil },
      status: asked.quote.isAccepted ? 'accettato' : 'inviato',
      terms: { ...asked.quote.terms, validUntil },
      answeredAt: asked.quote.isAccepted ? after(asked.acceptedAfter) : null,
    });
  }
  if (asked.tasks)
    await tx.insert(consultancyTasks).values(
      asked.tasks.map(({ dueIn, isDone, ...task }, position) => ({
        ...task,
        ...{ id: `${id}-${String(position + 1)}`, consultancyId: id, position },
        dueOn: ahead(dueIn),
        doneAt: isDone ? now : null,
        createdAt: after(asked.acceptedAfter)!,
      })),
    );
  if (asked.consultantReview && closedAt)
    await tx.insert(reviews).values({
      ...asked.consultantReview,
      ...{ id: `${id}-recensione`, consultancyId: id, consultantId, side: 'consulente' },
      createdAt: new Date(closedAt.getTime() + HOUR_MS),
      visibleFrom: new Date(closedAt.getTime() + REVIEW_COVER_DAYS * 24 * HOUR_MS),
    });
  await insertTrail(tx, asked, after);
  await insertLines(tx, asked, now);
}

/** The thread of facts that both sides see. */
async function insertTrail(tx: Db, asked: OwnRequest, after: (hours: number | undefined) => Date | null) {
  const { id, consultantId, status, quote, reason, outcome } = asked;
  const steps: [kind: string, actorId: string, at: Date | null, detail?: string | undefined][] = [
    ['richiesta', OWNER, after(0)],
    ['preventivo', consultantId, after(quote?.sentAfter)],
    quote
      ? ['preventivo_accettato', OWNER, after(asked.acceptedAfter)]
      : ['accettata', consultantId, after(asked.acceptedAfter)],
    ['rifiutata', consultantId, status === 'rifiutata' ? after(asked.answeredAfter) : null, reason],
    ['completata', consultantId, after(asked.closedAfter), outcome],
  ];
  await tx
    .insert(consultancyEvents)
    .values(
      steps.flatMap(([kind, actorId, at, detail]) =>
        at ? [{ id: `${id}-${kind}`, consultancyId: id, kind, actorId, at, detail: detail ?? null }] : [],
      ),
    );
}

/** All of it read by both. */
async function insertLines(tx: Db, { id, lines = [] }: OwnRequest, now: Date): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(chatMessages).values(
    lines.map(({ side, hoursAgo, text }, at) => ({
      ...{ id: `${id}-riga-${String(at + 1)}`, consultancyId: id, number: at + 1, side, text },
      clientId: `${id}-riga-${String(at + 1)}`,
      at: new Date(now.getTime() - hoursAgo * HOUR_MS),
    })),
  );
  const read = { delivered: lines.length, read: lines.length };
  await tx.insert(chatMarks).values([
    { consultancyId: id, side: 'consulente', ...read },
    { consultancyId: id, side: 'impresa', ...read },
  ]);
}
