import { rmSync } from 'node:fs';
import { portOf, startServer, TEMPLATE } from './server.ts';

/** Once per run: a server fills a data folder as a first start does, and leaves it for the workers to copy. */
export default async function prepareTemplate(): Promise<void> {
  rmSync(TEMPLATE, { recursive: true, force: true });
  const server = await startServer({ port: portOf(0), dataDir: TEMPLATE });
  await server.stop();
}
