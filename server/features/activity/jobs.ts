import { CAPS } from '#domain/caps.ts';
import type { Services } from '#server/context.ts';
import type { JobDefinition } from '#server/platform/queue/queue.ts';
import { trimEvents } from './store.ts';

export const trimHistoriesJob: JobDefinition<object> = { name: 'trim-histories', cron: '50 3 * * *' };

export const workHistories = ({ queue, db }: Services): Promise<void> =>
  queue.work(trimHistoriesJob, () => trimEvents(db, CAPS.events));
