import type { ImportSource } from '#domain/imports/codes.ts';
import type { Services } from '#server/context.ts';
import { closeLostImportsJob, importJob, nightlyImportJobs } from './job-definitions.ts';
import { closeLostImports } from './lost-runs.ts';
import { queueImport, runImport } from './service.ts';

type NightlyJob = (typeof nightlyImportJobs)[keyof typeof nightlyImportJobs];

export { closeLostImportsJob, importJob, nightlyImportJobs } from './job-definitions.ts';

export async function workImports(services: Services): Promise<void> {
  await services.queue.work(importJob, ({ runId }) => runImport(services, runId));
  await services.queue.work(closeLostImportsJob, () => closeLostImports(services));
  for (const [source, job] of Object.entries(nightlyImportJobs) as [ImportSource, NightlyJob][]) {
    await services.queue.work(job, async () => {
      await queueImport(services, { source, file: null, isDryRun: false }, null);
    });
  }
  await closeLostImports(services);
}
