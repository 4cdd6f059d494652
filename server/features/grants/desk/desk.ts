import { AppError } from '#domain/errors.ts';
import { CATALOGUE_EXPORT, signalText } from '#messages/admin/catalogue.ts';
import { GRANT_STATUS_LABELS } from '#messages/grants/grants.ts';
import type { UserContext } from '#server/context.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { findGrant, listVersions } from '#server/features/grants/store.ts';
import { csvStream } from '#server/platform/csv-stream.ts';
import { inTurns } from '#server/platform/threads/in-turns.ts';
import { chosen, linesOf } from './overview.ts';
import type { CatalogueQuery } from './shapes.ts';
import * as store from './store.ts';

/** One grant for the editor: what everybody reads, what the sources say under it, and all that is held against it. */
export async function readForEditor(ctx: UserContext, id: string) {
  const { lines, entries } = await linesOf(ctx, id);
  const [line] = lines;
  const row = line && (await findGrant(ctx.db, id));
  if (!line || !row) throw new AppError('not_found');
  const versions = await listVersions(ctx.db, id);
  const reports = await store.openReports(ctx.db, id);
  const link = (await store.readLinkChecks(ctx.db, id)).get(id);
  const twin = line.twin === null ? undefined : entries.get(line.twin);
  return {
    line,
    grant: row.data as unknown as Record<string, unknown>,
    covered: row.covered as Record<string, unknown>,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    unpublishedAt: row.unpublishedAt?.toISOString() ?? null,
    unpublishReason: row.unpublishReason,
    linkCheckedAt: link?.checkedAt.toISOString() ?? null,
    twins: twin ? [{ id: twin.grant.id, name: twin.grant.name }] : [],
    reports: reports.map(({ id, field, text, createdAt }) => ({ id, field, text, createdAt: createdAt.toISOString() })),
    versions: versions.map(({ number, at, origin, changes }) => ({
      number,
      at: at.toISOString(),
      origin,
      changes: changes.map(({ field, before, after }) => ({ field, before, after })),
    })),
  };
}

export async function exportCatalogue(ctx: UserContext, query: CatalogueQuery): Promise<ReadableStream<Uint8Array>> {
  const lines = await inTurns(chosen((await linesOf(ctx)).lines, query));
  const detail = { righe: lines.length };
  await writeAudit(ctx, ctx.db, { action: 'catalogo_esportato', subject: 'registro', id: 'catalogo', detail });
  return csvStream(CATALOGUE_EXPORT.columns, lines, (line) => [
    line.id,
    line.name,
    line.entity,
    GRANT_STATUS_LABELS[line.status],
    line.signals.map((signal) => signalText(signal, line)).join(', '),
    line.savedBy,
    line.reports,
    line.checkedOn,
  ]);
}
