import type { Services } from '#server/context.ts';
import type { JobDefinition } from '#server/platform/queue/queue.ts';
import { alertSavedSearches } from './alerts.ts';

/** Every morning, after the night's imports. */
export const alertSavedSearchesJob: JobDefinition<Record<string, never>> = {
  name: 'alert-saved-searches',
  cron: '30 7 * * *',
};

export const workSavedGrants = (services: Services): Promise<void> =>
  services.queue.work(alertSavedSearchesJob, () => alertSavedSearches(services));
