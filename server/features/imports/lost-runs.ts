import { IMPORTS } from '#messages/imports/runs.ts';
import type { Services } from '#server/context.ts';
import { importJob } from './job-definitions.ts';
import { interruptedReport } from './report.ts';
import { dropRunFile } from './run-files.ts';
import * as store from './store.ts';

/** The command line runs without the queue: it is given this long. */
const WITHOUT_JOB_MS = 60 * 60 * 1000;

/** A run whose job is gone for good, with its process, ends with what it had truly written. */
export async function closeLostImports({ db, env, queue, storage, now }: Services): Promise<void> {
  const alive = new Set((await queue.unfinished(importJob)).map(({ runId }) => runId));
  const isLost = ({ id, startedBy, startedAt }: store.ImportRunRow) =>
    !alive.has(id) &&
    (startedBy !== null || !env.databaseUrl || now().getTime() - startedAt.getTime() > WITHOUT_JOB_MS);
  for (const run of (await store.openRuns(db)).filter(isLost)) {
    const report = interruptedReport(run.report, IMPORTS.interrupted);
    await store.finishRun(db, run.id, 'fallito', report, now());
    if (run.fileName !== null) await dropRunFile(storage, run.id);
  }
}
