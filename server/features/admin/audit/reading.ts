import type { AuditAction, AuditSubject } from '#domain/audit/audit-actions.ts';
import { auditDetailText, AUDIT_ACTION_LABELS, AUDIT_EXPORT, AUDIT_SUBJECT_LABELS } from '#messages/admin/audit.ts';
import type { UserContext } from '#server/context.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { csvOf } from '#server/platform/csv.ts';
import type { AuditQuery } from './shapes.ts';
import * as store from './store.ts';

const PAGE_SIZE = 50;
/** More than this is a matter for the database itself. */
const EXPORTED = 50_000;

export async function readAuditLog({ db }: UserContext, query: AuditQuery) {
  const total = await store.countLines(db, query);
  const rows = await store.listLines(db, query, PAGE_SIZE, (query.pagina - 1) * PAGE_SIZE);
  const actors = await store.listActors(db);
  return {
    items: rows.map(shown),
    total,
    page: query.pagina,
    pageSize: PAGE_SIZE,
    pages: Math.ceil(total / PAGE_SIZE),
    actors: actors.map(({ id, name }) => ({ id, name: name ?? id })),
  };
}

/** The lines of the screen, all of them; taking them away is itself a line. */
export async function exportAuditLog(ctx: UserContext, query: AuditQuery): Promise<string> {
  const lines = (await store.listLines(ctx.db, query, EXPORTED, 0)).map(shown);
  const detail = { righe: lines.length };
  await writeAudit(ctx, ctx.db, { action: 'registro_esportato', subject: 'registro', id: 'audit', detail });
  return csvOf([
    [...AUDIT_EXPORT.columns],
    ...lines.map((line) => [
      line.at,
      line.actorName ?? line.actorId,
      AUDIT_ACTION_LABELS[line.action],
      AUDIT_SUBJECT_LABELS[line.subject],
      line.subjectId,
      auditDetailText(line.detail),
    ]),
  ]);
}

const shown = ({ line, actorName }: Awaited<ReturnType<typeof store.listLines>>[number]) => ({
  id: line.id,
  at: line.at.toISOString(),
  actorId: line.actorId,
  actorName,
  action: line.action as AuditAction,
  subject: line.subjectKind as AuditSubject,
  subjectId: line.subjectId,
  detail: line.detail,
});
