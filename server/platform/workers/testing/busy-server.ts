import { createLog } from '#server/platform/log.ts';
import { listen } from '#server/platform/serve.ts';
import { openWorkers } from '#server/platform/workers/pool.ts';
import type * as tasks from './tasks.ts';

/** A server for the test of its end: one address answers at once, the other waits for a worker that never ends. */
const workers = openWorkers(createLog('silent'));
const work = () =>
  workers.run<typeof tasks.spinForever>('server/platform/workers/testing/tasks.ts', 'spinForever', [], {
    timeLimitMs: 3_600_000,
  });
const { port } = await listen(
  async (request) => {
    if (new URL(request.url).pathname === '/endless') await work();
    return new Response('ok');
  },
  { port: 0, host: '127.0.0.1' },
  () => workers.close(),
);
process.stdout.write(`${String(port)}\n`);
