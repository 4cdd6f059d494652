import { createLog } from '#server/platform/log.ts';
import { openWorkers } from '#server/platform/workers/pool.ts';

/** One for all products of a test run: threads that have loaded and learnt serve the next as well. */
export const TEST_WORKERS = openWorkers(createLog('silent'));
