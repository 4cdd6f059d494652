import type { Services } from '#server/context.ts';
import { writePlanJob, writeRun } from './generating.ts';

export { writePlanJob } from './generating.ts';

export const workBusinessPlans = (services: Services): Promise<void> =>
  services.queue.work(writePlanJob, (run) => writeRun(services, run));
