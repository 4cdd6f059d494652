import type { Services } from '#server/context.ts';
import type { JobDefinition } from '#server/platform/queue/queue.ts';
import { forgetDocuments } from './service.ts';

export const forgetDocumentsJob: JobDefinition<Record<string, never>> = {
  name: 'forget-documents',
  cron: '50 3 * * *',
};

export async function workDocuments(services: Services): Promise<void> {
  await services.queue.work(forgetDocumentsJob, () => forgetDocuments(services));
}
