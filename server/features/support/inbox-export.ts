import { INBOX_EXPORT, TICKET_KIND_LABELS } from '#messages/support/desk.ts';
import { PRIORITY_LABELS, ticketStatusLabel } from '#messages/support/tickets.ts';
import type { UserContext } from '#server/context.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { csvOf } from '#server/platform/csv.ts';
import { deskSide } from './desk.ts';
import { listInbox } from './desk-store.ts';
import type { InboxQuery } from './shapes.ts';
import { lineOf } from './view.ts';

const EXPORT_MAX = 10_000;

/** All pages of a view with its filters; conversations and notes stay at the desk. */
export async function exportInbox(ctx: UserContext, query: InboxQuery): Promise<string> {
  const rows = await listInbox(ctx.db, { ...query, pagina: 1 }, ctx.user.id, EXPORT_MAX);
  const detail = { righe: rows.length };
  await writeAudit(ctx, ctx.db, { action: 'elenco_esportato', subject: 'registro', id: 'assistenza', detail });
  return csvOf([
    [...INBOX_EXPORT.columns],
    ...rows.map((row) => {
      const [line, side] = [lineOf(row.ticket), deskSide(row)];
      return [
        line.createdAt,
        line.lastUpdate,
        line.subject,
        TICKET_KIND_LABELS[side.kind],
        side.name,
        side.email,
        ticketStatusLabel(line.status),
        PRIORITY_LABELS[line.priority],
        side.assigneeName,
        side.firstAnsweredAt,
        side.resolvedAt,
      ];
    }),
  ]);
}
