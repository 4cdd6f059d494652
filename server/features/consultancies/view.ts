import { inArray } from 'drizzle-orm';
import { progressOf, type ConsultancyView, type QuoteView } from '#domain/consultancies/consultancy-view.ts';
import type { TaxRegime } from '#domain/consultancies/invoice.ts';
import { redFlags } from '#domain/consultancies/red-flags.ts';
import { isInterrupted, type StatedOutcome } from '#domain/consultancies/stated-outcome.ts';
import { isActive, otherSide, REVIEW_COVER_DAYS, SILENCE_HOURS } from '#domain/consultancies/vocabulary.ts';
import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { UserContext } from '#server/context.ts';
import { personalDataOf } from '#server/features/accounts/service.ts';
import { companiesOf } from '#server/features/companies/service.ts';
import { consultants } from '#server/features/consultants/service.ts';
import { offeredOf } from './offered.ts';
import { statedOf } from './stated.ts';
import * as store from './store.ts';

const HOUR_MS = 3_600_000;

export async function listConsultancies(ctx: UserContext): Promise<ConsultancyView[]> {
  return viewsOf(ctx, await store.listConsultancies(ctx.db, ctx.user));
}

export async function readConsultancy(ctx: UserContext, id: string): Promise<ConsultancyView> {
  const row = await store.findConsultancy(ctx.db, ctx.user, id);
  if (!row) throw new AppError('not_found');
  return (await viewsOf(ctx, [row]))[0]!;
}

async function viewsOf(ctx: UserContext, rows: readonly store.Consultancy[]): Promise<ConsultancyView[]> {
  const parts = await store.partsOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const stated = await statedOf(
    ctx.db,
    rows.flatMap(({ id, status, outcome }) => (status === 'completata' && outcome === null ? [id] : [])),
  );
  const offered = await offeredOf(
    ctx.db,
    rows.flatMap(({ id, status }) => (status === 'nuova' ? [id] : [])),
  );
  const names = await namesOf(ctx, rows);
  const regimes = await regimesOf(ctx, rows);
  const views: ConsultancyView[] = [];
  for (const row of rows) {
    const company = await sharedCompany(ctx, row);
    const view = viewOf(ctx, row, parts, names, company, stated.get(row.id) ?? null);
    views.push({ ...view, taxRegime: regimes.get(row.consultantId) ?? null, offered: offered(row.id) });
  }
  return views;
}

type Parts = Awaited<ReturnType<typeof store.partsOf>>;

function viewOf(
  ctx: UserContext,
  row: store.Consultancy,
  parts: Parts,
  names: Map<string, string>,
  company: ConsultancyView['company'],
  stated: StatedOutcome | null,
): Omit<ConsultancyView, 'taxRegime' | 'offered'> {
  const side = store.sideOf(ctx.user);
  const now = ctx.now();
  const tasks = parts.tasks
    .filter(({ consultancyId }) => consultancyId === row.id)
    .map(({ id, title, side: whose, isDocument, dueOn, doneAt }) => ({
      id,
      title,
      side: whose,
      isDocument,
      dueOn,
      isDone: doneAt !== null,
    }));
  const opinions = parts.opinions.filter(({ consultancyId }) => consultancyId === row.id);
  const own = opinions.find((each) => each.side === side);
  const other = opinions.find((each) => each.side === otherSide(side));
  const waitsForPapers = tasks.some((task) => task.isDocument && task.side === 'impresa' && !task.isDone);
  return {
    id: row.id,
    side,
    // "In attesa di documenti" follows from what is still missing (CON-12).
    status: isActive(row.status) ? (waitsForPapers ? 'in_attesa_documenti' : 'in_corso') : row.status,
    consultantId: row.consultantId,
    consultantName: names.get(row.consultantId) ?? '',
    clientName: row.clientName,
    clientPerson: (row.businessId && names.get(row.businessId)) ?? null,
    kind: row.kind,
    grantId: row.grantId,
    grantName: row.grantName,
    description: row.description,
    budget: row.budget,
    urgency: row.urgency,
    sector: row.sector,
    sharesCompany: row.sharesCompany,
    company,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    releasesAt:
      row.status === 'nuova' && !row.answeredAt
        ? new Date(row.createdAt.getTime() + SILENCE_HOURS * HOUR_MS).toISOString()
        : null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    deadline: row.deadline,
    // What took place is not next any more.
    nextMeetingAt: row.nextMeetingAt && row.nextMeetingAt >= now ? row.nextMeetingAt.toISOString() : null,
    callAt: row.callAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    outcome: row.outcome,
    stated,
    grantedAmount: row.grantedAmount,
    cor: row.cor,
    earnings: side === 'consulente' ? row.earnings : null,
    progress: progressOf(tasks, row.status === 'completata' && !isInterrupted({ ...row, stated })),
    tasks,
    quote: quoteView(
      parts.offers.find(({ consultancyId }) => consultancyId === row.id),
      row,
      now,
    ),
    ownReview: own ? opinion(own) : null,
    otherReview: other && other.visibleFrom <= now ? opinion(other) : null,
    hasOtherReview: other !== undefined,
    coveredUntil: row.closedAt
      ? new Date(row.closedAt.getTime() + REVIEW_COVER_DAYS * 24 * HOUR_MS).toISOString()
      : null,
  };
}

const opinion = ({ stars, text, createdAt, reply }: Parts['opinions'][number]) => ({
  stars,
  text,
  reply,
  createdAt: createdAt.toISOString(),
});

/** The newest; one that was never answered in time has run out. */
function quoteView(
  row: Parts['offers'][number] | undefined,
  { grantName }: store.Consultancy,
  now: Date,
): QuoteView | null {
  if (!row) return null;
  const isOver = row.status === 'inviato' && row.validUntil < romeMoment(now).day;
  return {
    ...row.terms,
    id: row.id,
    status: isOver ? 'scaduto' : row.status,
    sentAt: row.sentAt.toISOString(),
    reason: row.reason,
    flags: redFlags(row.terms, grantName !== null),
  };
}

async function namesOf(ctx: UserContext, rows: readonly store.Consultancy[]): Promise<Map<string, string>> {
  const ids = new Set(
    rows.flatMap(({ consultantId, businessId }) => [consultantId, ...(businessId ? [businessId] : [])]),
  );
  const names = new Map<string, string>();
  for (const id of ids) {
    const person = await personalDataOf(ctx.db, id);
    if (person) names.set(id, `${person.firstName} ${person.lastName}`.trim());
  }
  return names;
}

async function regimesOf({ db }: UserContext, rows: readonly store.Consultancy[]): Promise<Map<string, TaxRegime>> {
  const ids = [...new Set(rows.map(({ consultantId }) => consultantId))];
  if (ids.length === 0) return new Map();
  const { userId, taxRegime } = consultants;
  const found = await db.select({ userId, taxRegime }).from(consultants).where(inArray(userId, ids));
  return new Map(found.flatMap((row) => (row.taxRegime ? [[row.userId, row.taxRegime]] : [])));
}

/** What the client shows, and only while the consultancy lasts (CON-13). */
async function sharedCompany({ db, user }: UserContext, row: store.Consultancy): Promise<ConsultancyView['company']> {
  if (store.sideOf(user) !== 'consulente' || !row.sharesCompany || !row.companyId || !isActive(row.status)) return null;
  // Of those that the consultant may act for: none for one who is suspended, or while the owner's account is closed.
  const [company] = await companiesOf(db, user.id, [row.companyId]);
  if (!company) return null;
  const { companyName, sector, legalForm, region, city, employees, revenue, description } = company;
  return { companyName, sector, legalForm, region, city, employees, revenue, description };
}
