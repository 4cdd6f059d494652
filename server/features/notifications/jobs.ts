import type { Services } from '#server/context.ts';
import type { JobDefinition } from '#server/platform/queue/queue.ts';
import { sendDigests } from './digest.ts';
import { sendNews } from './news.ts';

export const sendDigestsJob: JobDefinition<Record<string, never>> = { name: 'send-digests', cron: '*/10 * * * *' };

export const sendNewsJob: JobDefinition<Record<string, never>> = { name: 'send-news', cron: '0 9 1 * *' };

export async function workNotifications(services: Services): Promise<void> {
  await services.queue.work(sendDigestsJob, () => sendDigests(services));
  await services.queue.work(sendNewsJob, () => sendNews(services));
}
