import type { Services } from '#server/context.ts';
import type { JobDefinition } from '#server/platform/queue/queue.ts';
import { alertSavedSearches } from './alerts.ts';
import { remindDeadlines, tellChanges } from './watch-saved.ts';

/** Every morning, after the night's imports. */
export const alertSavedSearchesJob: JobDefinition<Record<string, never>> = {
  name: 'alert-saved-searches',
  cron: '30 7 * * *',
};

export const remindDeadlinesJob: JobDefinition<Record<string, never>> = {
  name: 'remind-deadlines',
  cron: '0 8 * * *',
};
export const tellChangesJob: JobDefinition<Record<string, never>> = { name: 'tell-grant-changes', cron: '20 * * * *' };

export async function workSavedGrants(services: Services): Promise<void> {
  await services.queue.work(alertSavedSearchesJob, () => alertSavedSearches(services));
  await services.queue.work(remindDeadlinesJob, () => remindDeadlines(services));
  await services.queue.work(tellChangesJob, () => tellChanges(services));
}
