import type { ImportSource } from '#domain/imports/codes.ts';
import type { JobDefinition } from '#server/platform/queue/queue.ts';

/** A run that lost its process goes on in another one, from what is written already. */
export const importJob: JobDefinition<{ runId: string }> = { name: 'import-run', retryLimit: 3 };

/** Runs that nobody will ever end. */
export const closeLostImportsJob: JobDefinition<Record<string, never>> = {
  name: 'close-lost-imports',
  cron: '*/10 * * * *',
};

/** Every night, before the morning's alerts. */
export const nightlyImportJobs = {
  incentivi: { name: 'import-incentivi', cron: '10 5 * * *', retryLimit: 0 },
  sedia: { name: 'import-sedia', cron: '40 5 * * *', retryLimit: 0 },
} as const satisfies Partial<Record<ImportSource, JobDefinition<Record<string, never>>>>;
