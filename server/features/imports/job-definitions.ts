import type { JobDefinition } from '#server/platform/queue/queue.ts';

/** A run that lost its process is tried once more; what it had written already is then unchanged. */
export const importJob: JobDefinition<{ runId: string }> = { name: 'import-run', retryLimit: 1 };

/** Every night, before the morning's alerts. */
export const nightlyImportJobs = {
  incentivi: { name: 'import-incentivi', cron: '10 5 * * *', retryLimit: 0 },
  sedia: { name: 'import-sedia', cron: '40 5 * * *', retryLimit: 0 },
} as const satisfies Record<string, JobDefinition<Record<string, never>>>;
