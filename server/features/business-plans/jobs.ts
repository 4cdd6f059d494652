import type { Services } from '#server/context.ts';
import { writeRun } from './generating.ts';
import { writePlanJob } from './plan-job.ts';

export { writePlanJob } from './plan-job.ts';

export const workBusinessPlans = (services: Services): Promise<void> =>
  services.queue.work(writePlanJob, (run) => writeRun(services, run));
