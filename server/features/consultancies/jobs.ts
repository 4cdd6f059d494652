import type { Services } from '#server/context.ts';
import { forgetChanges } from '#server/features/directory/service.ts';
import type { JobDefinition } from '#server/platform/queue/queue.ts';
import { watchSilence } from './work.ts';

export const watchConsultanciesJob: JobDefinition<Record<string, never>> = {
  name: 'watch-consultancies',
  cron: '10 * * * *',
};

export const workConsultancies = (services: Services): Promise<void> =>
  services.queue.work(watchConsultanciesJob, async () => {
    await watchSilence(services);
    await forgetChanges(services.db);
  });
