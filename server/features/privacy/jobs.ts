import type { Services } from '#server/context.ts';
import type { JobDefinition } from '#server/platform/queue/queue.ts';
import { eraseClosedAccounts } from './erasure.ts';

export const eraseAccountsJob: JobDefinition<object> = { name: 'erase-closed-accounts', cron: '10 4 * * *' };

export async function workPrivacy(services: Services): Promise<void> {
  await services.queue.work(eraseAccountsJob, () => eraseClosedAccounts(services));
}
