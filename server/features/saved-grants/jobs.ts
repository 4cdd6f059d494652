import type { Services } from '#server/context.ts';
import type { JobDefinition } from '#server/platform/queue/queue.ts';
import { alertSavedSearches } from './alerts.ts';

/** Every morning, after the night's imports and when nobody is woken any more. */
export const alertSavedSearchesJob: JobDefinition<Record<string, never>> = {
  name: 'alert-saved-searches',
  cron: '0 8 * * *',
};

export const workSavedGrants = (services: Services): Promise<void> =>
  services.queue.work(alertSavedSearchesJob, () => alertSavedSearches(services));
