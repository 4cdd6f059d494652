import type { Services } from '#server/context.ts';
import { importJob, nightlyImportJobs } from './job-definitions.ts';
import { importNow, runImport } from './service.ts';

export { importJob, nightlyImportJobs } from './job-definitions.ts';

export async function workImports(services: Services): Promise<void> {
  await services.queue.work(importJob, ({ runId }) => runImport(services, runId));
  for (const source of ['incentivi', 'sedia'] as const) {
    await services.queue.work(nightlyImportJobs[source], async () => {
      await importNow(services, { source, file: null, isDryRun: false });
    });
  }
}
