import type { Services } from '#server/context.ts';
import type { JobDefinition } from '#server/platform/queue/queue.ts';
import { sendDigests } from './digest.ts';

export const sendDigestsJob: JobDefinition<Record<string, never>> = { name: 'send-digests', cron: '*/10 * * * *' };

export const workNotifications = (services: Services): Promise<void> =>
  services.queue.work(sendDigestsJob, () => sendDigests(services));
