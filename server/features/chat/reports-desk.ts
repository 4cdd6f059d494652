import { z } from '@hono/zod-openapi';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { ChatReport, ReportVerdict } from '#domain/chat/chat-report.ts';
import { CHAT_REPORT_ORDERS, type ChatReportOrder } from '#domain/chat/report-search.ts';
import { fullName } from '#domain/consultants/full-name.ts';
import { AppError } from '#domain/errors.ts';
import { chatPath } from '#domain/paths.ts';
import { REPORTS_EXPORT } from '#messages/chat/chat.ts';
import { CHAT_NOTICES } from '#messages/chat/notices.ts';
import { SIDE_LABELS } from '#messages/consultancies/consultancies.ts';
import type { UserContext } from '#server/context.ts';
import { people } from '#server/features/accounts/service.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { consultanciesById } from '#server/features/consultancies/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { csvOf } from '#server/platform/csv.ts';
import type { Db } from '#server/platform/db/db.ts';
import { chatReports } from './tables.ts';

const PAGE_SIZE = 25;
const EXPORT_MAX = 10_000;
const waiting = isNull(chatReports.handledAt);

export const reportsQuery = z.object({
  ordine: z.enum(CHAT_REPORT_ORDERS).default('vecchie'),
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
});
type ReportsQuery = z.infer<typeof reportsQuery>;

/** For administrators: those that wait. After the last of a page is closed the page before it is shown. */
export async function listReports({ db }: UserContext, { ordine, pagina }: ReportsQuery = reportsQuery.parse({})) {
  const total = await db.$count(chatReports, waiting);
  const pages = Math.ceil(total / PAGE_SIZE);
  const page = Math.max(1, Math.min(pagina, pages));
  const reports = await readReports(db, ordine, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return { reports, page, pages, pageSize: PAGE_SIZE, total };
}

/** All pages, in the order of the screen. */
export async function exportReports(ctx: UserContext, { ordine }: ReportsQuery): Promise<string> {
  const rows = await readReports(ctx.db, ordine, EXPORT_MAX, 0);
  const detail = { righe: rows.length };
  await writeAudit(ctx, ctx.db, { action: 'elenco_esportato', subject: 'registro', id: 'segnalazioni_chat', detail });
  return csvOf([
    [...REPORTS_EXPORT.columns],
    ...rows.map(({ at, clientName, consultantName, isByConsultant, reason }) => [
      at,
      clientName,
      consultantName,
      SIDE_LABELS[isByConsultant ? 'consulente' : 'impresa'],
      reason,
    ]),
  ]);
}

async function readReports(db: Db, order: ChatReportOrder, limit: number, offset: number): Promise<ChatReport[]> {
  const by = order === 'recenti' ? desc : asc;
  const rows = await db
    .select()
    .from(chatReports)
    .where(waiting)
    .orderBy(by(chatReports.at), by(chatReports.id))
    .limit(limit)
    .offset(offset);
  const about = new Map(
    (await consultanciesById(db, [...new Set(rows.map(({ consultancyId }) => consultancyId))])).map((row) => [
      row.id,
      row,
    ]),
  );
  const names = await namesOf(
    db,
    [...about.values()].map(({ consultantId }) => consultantId),
  );
  return rows.map(({ id, consultancyId, reporterId, reason, at }) => {
    const row = about.get(consultancyId);
    return {
      id,
      reason,
      at: at.toISOString(),
      isByConsultant: reporterId !== null && reporterId === row?.consultantId,
      clientName: row?.clientName ?? '',
      consultantId: row?.consultantId ?? '',
      consultantName: names.get(row?.consultantId ?? '') ?? '',
    };
  });
}

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, firstName, lastName } = people;
  const rows = await db
    .select({ id, firstName, lastName })
    .from(people)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, fullName(row)]));
}

/** Read and decided, once; whoever reported hears how. */
export async function closeReport(ctx: UserContext, id: string, verdict: ReportVerdict): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(chatReports)
      .set({ handledAt: ctx.now(), verdict })
      .where(and(eq(chatReports.id, id), waiting))
      .returning();
    if (!row) throw new AppError('not_found');
    const detail = { esito: verdict };
    await writeAudit(ctx, tx, { action: 'segnalazione_chat_chiusa', subject: 'segnalazione_chat', id, detail });
    if (!row.reporterId) return;
    await notify(ctx, tx, row.reporterId, {
      kind: 'consulenza',
      ...CHAT_NOTICES.verdict[verdict],
      href: chatPath(row.consultancyId),
      key: `${id}:segnalazione`,
    });
  });
}
