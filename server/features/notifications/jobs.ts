import type { Services } from '#server/context.ts';
import type { JobDefinition } from '#server/platform/queue/queue.ts';
import { remindDeadlines, tellChanges } from './watch-saved.ts';

export const remindDeadlinesJob: JobDefinition<Record<string, never>> = {
  name: 'remind-deadlines',
  cron: '0 8 * * *',
};
export const tellChangesJob: JobDefinition<Record<string, never>> = { name: 'tell-grant-changes', cron: '20 * * * *' };

export async function workNotifications(services: Services): Promise<void> {
  await services.queue.work(remindDeadlinesJob, () => remindDeadlines(services));
  await services.queue.work(tellChangesJob, () => tellChanges(services));
}
