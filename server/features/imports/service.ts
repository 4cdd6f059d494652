import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { ImportSource } from '#domain/imports/codes.ts';
import { planImport } from '#domain/imports/plan.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { IMPORTS } from '#messages/imports/runs.ts';
import type { Services, UserContext } from '#server/context.ts';
import { newId } from '#server/platform/tokens.ts';
import { applyPlan, readRows, sourceView } from './apply-plan.ts';
import { draftAll } from './draft-all.ts';
import { importJob } from './job-definitions.ts';
import { EMPTY_REPORT, failedReport, planReport, refusedReport, type ImportReport } from './report.ts';
import { dropRunFile, keepRunFile, readRunFile } from './run-files.ts';
import type { Asking } from './sources/ask-source.ts';
import { fetchIncentivi } from './sources/fetch-incentivi.ts';
import { fetchSedia } from './sources/fetch-sedia.ts';
import { readFile } from './sources/read-file.ts';
import type { Reading } from './sources/reading.ts';
import * as store from './store.ts';

type Importing = Pick<Services, 'db' | 'env' | 'log' | 'now'>;
export type ImportFile = { name: string; bytes: Uint8Array };
type ImportRequest = { source: ImportSource; file: ImportFile | null; isDryRun: boolean };

/** Queues a run; the answer is followed with `readImport`. */
export async function requestImport(ctx: UserContext, { source, file, isDryRun }: ImportRequest) {
  if (!file && source === 'generic') {
    throw new AppError('invalid_input', { fields: [{ field: 'file', message: IMPORTS.fileNeeded }] });
  }
  const id = newId();
  if (file) await keepRunFile(ctx.env.dataDir, id, file.bytes);
  return ctx.db.transaction(async (tx) => {
    const run = await store.insertRun(tx, newRun(ctx, id, source, file?.name ?? null, isDryRun, ctx.user.id));
    await ctx.queue.send(tx, importJob, { runId: id });
    return shown(run);
  });
}

export async function readImport({ db }: UserContext, id: string) {
  const run = await store.findRun(db, id);
  if (!run) throw new AppError('not_found');
  return shown(run);
}

export const listImports = async ({ db }: UserContext) => ({ imports: (await store.listRuns(db)).map(shown) });

/** At once, without the queue: for the command line. */
export async function importNow(services: Importing, { source, file, isDryRun }: ImportRequest, asking?: Asking) {
  const run = await store.insertRun(services.db, newRun(services, newId(), source, file?.name ?? null, isDryRun, null));
  return finish(services, run, async () => (file ? readFile(source, file.bytes) : askLive(services, source, asking)));
}

/** The job behind `requestImport`. A run that has ended is never run again. */
export async function runImport(services: Importing, runId: string, asking?: Asking): Promise<void> {
  const run = await store.findRun(services.db, runId);
  if (!run || run.status !== 'in_corso') return;
  const source = run.source as ImportSource;
  await finish(services, run, async () =>
    run.fileName === null
      ? askLive(services, source, asking)
      : readFile(source, await readRunFile(services.env.dataDir, runId)),
  );
  await dropRunFile(services.env.dataDir, runId);
}

/** Whatever happens, the run ends with a report, and a source that fails changes nothing. */
async function finish(services: Importing, run: store.ImportRunRow, read: () => Promise<Reading>) {
  const { status, report } = await outcomeOf(services, run, read);
  return shown(await store.finishRun(services.db, run.id, status, report, services.now()));
}

async function outcomeOf(
  services: Importing,
  run: store.ImportRunRow,
  read: () => Promise<Reading>,
): Promise<{ status: store.ImportStatus; report: ImportReport }> {
  try {
    const reading = await read();
    if (!reading.ok) return { status: 'fallito', report: refusedReport(reading.refusal) };
    const source = run.source as ImportSource;
    const rows = await readRows(services.db);
    const batch = await draftAll(source, reading.records, romeMoment(services.now()).day);
    const plan = planImport([...rows.values()].map(sourceView), batch, { source, isComplete: reading.isComplete });
    if (!run.isDryRun) await applyPlan(services, rows, plan);
    return { status: 'completato', report: planReport(plan, reading.records.length, reading.total) };
  } catch (error) {
    services.log.error({ error, run: run.id }, 'import failed');
    const code = error instanceof AppError ? error.code : 'unexpected';
    return { status: 'fallito', report: failedReport(code, ERROR_MESSAGES[code]) };
  }
}

function askLive({ now }: Importing, source: ImportSource, asking: Asking = { fetch }): Promise<Reading> {
  if (source === 'generic') throw new AppError('source_unavailable');
  return source === 'incentivi' ? fetchIncentivi(asking) : fetchSedia(romeMoment(now()).day, asking);
}

const newRun = (
  { now }: Pick<Services, 'now'>,
  id: string,
  source: ImportSource,
  fileName: string | null,
  isDryRun: boolean,
  startedBy: string | null,
) => ({ id, source, fileName, isDryRun, startedBy, report: EMPTY_REPORT, startedAt: now() });

/** The database gives keys back in an order of its own. */
const inReadingOrder = (report: ImportReport): ImportReport => ({
  created: report.created,
  updated: report.updated,
  unchanged: report.unchanged,
  rejected: report.rejected,
  reasons: report.reasons,
  warnings: report.warnings,
  missing: report.missing,
});

const shown = (run: store.ImportRunRow) => ({
  id: run.id,
  status: run.status as store.ImportStatus,
  report: inReadingOrder(run.report),
  source: run.source as ImportSource,
  fileName: run.fileName,
  isDryRun: run.isDryRun,
  startedAt: run.startedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
});
