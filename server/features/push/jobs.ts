import type { Services } from '#server/context.ts';
import type { JobDefinition } from '#server/platform/queue/queue.ts';
import { pushNews, sendPush, sendPushJob } from './sending.ts';
import { vapidKeys } from './service.ts';

export { sendPushJob } from './sending.ts';
export const pushNewsJob: JobDefinition<Record<string, never>> = { name: 'push-news', cron: '* * * * *' };

export async function workPush(services: Services): Promise<void> {
  await vapidKeys(services);
  await services.queue.work(pushNewsJob, () => pushNews(services));
  await services.queue.work(sendPushJob, (push) => sendPush(services, push));
}
