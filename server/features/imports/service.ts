import type { RunOrder } from '#domain/admin/imports-search.ts';
import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { IMPORT_SOURCES, type ImportSource } from '#domain/imports/codes.ts';
import { lightOf } from '#domain/imports/source-light.ts';
import { planSteps, type ImportPlan } from '#domain/imports/plan.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { IMPORTS, REJECTED_EXPORT, RUNS_EXPORT } from '#messages/imports/runs.ts';
import type { Services, UserContext } from '#server/context.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { csvOf } from '#server/platform/csv.ts';
import { oneAtATime } from '#server/platform/db/one-at-a-time.ts';
import { newId } from '#server/platform/tokens.ts';
import { turn } from '#server/platform/threads/in-turns.ts';
import { applyPlan, readRows, sourceView } from './apply-plan.ts';
import { importJob } from './job-definitions.ts';
import {
  continuedReport,
  EMPTY_REPORT,
  planReport,
  reasonOf,
  refusedReport,
  rejectedRows,
  type ImportReport,
} from './report.ts';
import { draftFile, draftRecords, type Drafted } from './read-in-worker.ts';
import { dropRunFile, keepRunFile, readRunFile } from './run-files.ts';
import type { Asking } from './sources/ask-source.ts';
import { liveSource } from './sources/live.ts';
import * as store from './store.ts';

type Importing = Pick<Services, 'db' | 'env' | 'log' | 'now' | 'storage' | 'workers'>;
export type ImportFile = { name: string; bytes: Uint8Array };
type ImportRequest = { source: ImportSource; file: ImportFile | null; isDryRun: boolean };

/** Whether a source answers by itself; otherwise it comes as a file. */
export const canBeAsked = (source: ImportSource): boolean => liveSource(source) !== null;

/** Queues a run; the answer is followed with `readImport`. */
export async function requestImport(ctx: UserContext, { source, file, isDryRun }: ImportRequest) {
  if (!file && !canBeAsked(source)) {
    throw new AppError('invalid_input', { fields: [{ field: 'file', message: IMPORTS.fileNeeded }] });
  }
  return queueImport(ctx, { source, file, isDryRun }, ctx.user.id, (tx, id) => {
    const detail = { fonte: source, prova: isDryRun, file: file !== null };
    return writeAudit(ctx, tx, { action: 'importazione_avviata', subject: 'importazione', id, detail });
  });
}

/** `startedBy`: null for the nightly runs. */
export async function queueImport(
  services: Services,
  { source, file, isDryRun }: ImportRequest,
  startedBy: string | null,
  note?: (tx: Db, id: string) => Promise<void>,
) {
  const id = newId();
  if (file) await keepRunFile(services.storage, id, file.bytes);
  return services.db.transaction(async (tx) => {
    const run = await store.insertRun(tx, newRun(services, id, source, file?.name ?? null, isDryRun, startedBy));
    await services.queue.send(tx, importJob, { runId: id });
    await note?.(tx, id);
    return shown(run);
  });
}

export async function readImport({ db }: UserContext, id: string) {
  const run = await store.findRun(db, id);
  if (!run) throw new AppError('not_found');
  return shown(run);
}

/** How each source stands: when it last came in, and whether it is late (ADM-3). */
export async function sourceStates({ db, now }: Pick<Services, 'db' | 'now'>) {
  const readings = await store.latestReadings(db);
  return IMPORT_SOURCES.map((source) => {
    const reading = readings.find((each) => each.source === source);
    const lastSuccess = asDate(reading?.lastSuccess);
    const lastFailure = asDate(reading?.lastFailure);
    const hasFailedSince = lastFailure !== null && (lastSuccess === null || lastFailure > lastSuccess);
    const isAsked = canBeAsked(source);
    return {
      source,
      isAsked,
      light: lightOf({ isAsked, lastSuccess, hasFailedSince }, now()),
      lastSuccess: lastSuccess?.toISOString() ?? null,
      lastFailure: lastFailure?.toISOString() ?? null,
    };
  });
}
const asDate = (moment: string | null | undefined): Date | null => (moment ? new Date(moment) : null);

const PAGE_SIZE = 30;
const EXPORT_MAX = 5_000;

export type ImportsQuery = { stato?: store.ImportStatus | undefined; ordine: RunOrder; pagina: number };
export async function listImports(ctx: UserContext, { stato, ordine, pagina }: ImportsQuery) {
  const total = await store.countRuns(ctx.db, stato);
  return {
    imports: (await store.listRuns(ctx.db, stato, ordine, PAGE_SIZE, (pagina - 1) * PAGE_SIZE)).map(shown),
    sources: await sourceStates(ctx),
    total,
    page: pagina,
    pageSize: PAGE_SIZE,
    pages: Math.ceil(total / PAGE_SIZE),
  };
}

export async function exportImports(ctx: UserContext, { stato, ordine }: ImportsQuery): Promise<string> {
  const runs = await store.listRuns(ctx.db, stato, ordine, EXPORT_MAX, 0);
  const detail = { righe: runs.length };
  await writeAudit(ctx, ctx.db, { action: 'elenco_esportato', subject: 'registro', id: 'importazioni', detail });
  return csvOf([
    [...RUNS_EXPORT.columns],
    ...runs.map(({ startedAt, source, fileName, status, report }) => [
      startedAt.toISOString(),
      source,
      fileName,
      status,
      report.created,
      report.updated,
      report.unchanged,
      report.rejected,
    ]),
  ]);
}

/** What a run refused, row by row. */
export async function rejectedCsv({ db }: UserContext, id: string): Promise<string> {
  const run = await store.findRun(db, id);
  if (!run) throw new AppError('not_found');
  const rows = run.rejected.map(({ ref, title, reasons }) => [ref, title, reasons.join(' ')]);
  return csvOf([[...REJECTED_EXPORT.columns], ...rows]);
}

/** At once, without the queue: for the command line. */
export async function importNow(services: Importing, { source, file, isDryRun }: ImportRequest, asking?: Asking) {
  const run = await store.insertRun(services.db, newRun(services, newId(), source, file?.name ?? null, isDryRun, null));
  return finish(services, run, async () =>
    file ? draftFile(services, source, file.bytes, dayOf(services)) : askLive(services, source, asking),
  );
}

/** The job behind `requestImport`. A run that has ended is never run again. */
export async function runImport(services: Importing, runId: string, asking?: Asking): Promise<void> {
  const run = await store.findRun(services.db, runId);
  if (!run) return;
  const source = run.source as ImportSource;
  const read = async () =>
    run.fileName === null
      ? askLive(services, source, asking)
      : draftFile(services, source, await readRunFile(services.storage, runId), dayOf(services));
  if (run.status === 'in_corso') await finish(services, run, read);
  if (run.fileName !== null) await dropRunFile(services.storage, runId);
}

/** A plan holds only while nobody else changes what it was made from. */
const IMPORT_LOCK = 7_214_035;

/** Whatever happens, the run ends with a report, and a source that fails changes nothing. */
async function finish(services: Importing, run: store.ImportRunRow, read: () => Promise<Drafted>) {
  const { status, report } = await oneAtATime(services.db, Boolean(services.env.databaseUrl), IMPORT_LOCK, () =>
    outcomeOf(services, run, read),
  );
  return shown(await store.finishRun(services.db, run.id, status, report, services.now()));
}

async function outcomeOf(
  services: Importing,
  run: store.ImportRunRow,
  read: () => Promise<Drafted>,
): Promise<{ status: store.ImportStatus; report: ImportReport }> {
  try {
    const drafted = await read();
    if (!drafted.ok) return { status: 'fallito', report: refusedReport(drafted.refusal) };
    const source = run.source as ImportSource;
    const rows = await readRows(services.db);
    const { batch, isComplete } = drafted;
    const plan = await planInTurns([...rows.values()].map(sourceView), batch, { source, isComplete });
    const note = (tx: Db, done: { created: number; updated: number }) =>
      store.noteProgress(tx, run.id, continuedReport(run.report, { ...EMPTY_REPORT, ...done }));
    if (!run.isDryRun) await applyPlan(services, rows, plan, note);
    await store.keepRejected(services.db, run.id, rejectedRows(plan));
    const report = planReport(plan, drafted.read, drafted.total);
    return { status: 'completato', report: continuedReport(run.report, report) };
  } catch (error) {
    services.log.error({ error, run: run.id }, 'import failed');
    const code = error instanceof AppError ? error.code : 'unexpected';
    const { report: done } = (await store.findRun(services.db, run.id)) ?? run;
    return { status: 'fallito', report: { ...done, ...reasonOf(code, ERROR_MESSAGES[code]) } };
  }
}

async function askLive(services: Importing, source: ImportSource, asking: Asking = { fetch }): Promise<Drafted> {
  const ask = liveSource(source);
  if (!ask) throw new AppError('source_unavailable');
  const day = dayOf(services);
  const reading = await ask(day, asking);
  if (!reading.ok) return reading;
  const { records, total, isComplete } = reading;
  return {
    ok: true,
    batch: await draftRecords(services, source, records, day),
    read: records.length,
    total,
    isComplete,
  };
}

const dayOf = ({ now }: Pick<Services, 'now'>) => romeMoment(now()).day;

async function planInTurns(...given: Parameters<typeof planSteps>): Promise<ImportPlan> {
  const steps = planSteps(...given);
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
    await turn();
  }
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
