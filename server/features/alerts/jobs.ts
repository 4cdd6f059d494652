import type { Services } from '#server/context.ts';
import type { JobDefinition } from '#server/platform/queue/queue.ts';
import { tellChanges } from './changes.ts';
import { remindDeadlines, remindOpenings } from './deadlines.ts';
import { remindDocuments } from './documents.ts';
import { alertNewMatches } from './matches.ts';

type Plain = JobDefinition<Record<string, never>>;

export const alertNewMatchesJob: Plain = { name: 'alert-new-matches', cron: '40 7 * * *' };
export const remindDeadlinesJob: Plain = { name: 'remind-deadlines', cron: '0 8 * * *' };
export const remindDocumentsJob: Plain = { name: 'remind-documents', cron: '5 8 * * *' };
export const remindOpeningsJob: Plain = { name: 'remind-openings', cron: '*/10 * * * *' };
export const tellChangesJob: Plain = { name: 'tell-grant-changes', cron: '20 * * * *' };

export async function workAlerts(services: Services): Promise<void> {
  await services.queue.work(alertNewMatchesJob, () => alertNewMatches(services));
  await services.queue.work(remindDeadlinesJob, () => remindDeadlines(services));
  await services.queue.work(remindDocumentsJob, () => remindDocuments(services));
  await services.queue.work(remindOpeningsJob, () => remindOpenings(services));
  await services.queue.work(tellChangesJob, () => tellChanges(services));
}
