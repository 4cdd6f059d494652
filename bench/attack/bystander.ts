import { createServer } from 'node:http';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { pause } from './product.ts';

/**
 * Somebody else who uses the product meanwhile: a process of its own, so that whoever attacks does not slow its clock.
 * After each request it asks a server that does nothing: what that one makes it wait is the machine's share.
 */
export type Waits = { product: number[]; machine: number[] };
/** The longest since this was asked last. */
export type Longest = { product: number; machine: number };

let asked = 0;

/** Each time another person, where the product believes its proxy. */
async function waitFor(address: string): Promise<number> {
  asked += 1;
  const headers = { 'x-forwarded-for': `198.51.${String((asked >> 8) % 256)}.${String(asked % 256)}` };
  const startedAt = performance.now();
  const answer = await fetch(address, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address}: ${String(answer.status)}`);
  return performance.now() - startedAt;
}

/** And begins anew. */
const longestOf = ({ product, machine }: Waits): Longest => ({
  product: Math.round(Math.max(0, ...product.splice(0))),
  machine: Math.round(Math.max(0, ...machine.splice(0))),
});

async function watch(address: string, bare: string): Promise<void> {
  const waits: Waits = { product: [], machine: [] };
  const state = { isOver: false, isAsked: false };
  process.on('message', (asked) => {
    if (asked === 'longest') state.isAsked = true;
    else state.isOver = true;
  });
  for (let at = 0; at < 5; at += 1) for (const each of [address, bare]) await waitFor(each);
  process.send!('ready');
  while (!state.isOver) {
    waits.product.push(await waitFor(address));
    await pause(5);
    waits.machine.push(await waitFor(bare));
    if (state.isAsked) process.send!(longestOf(waits));
    state.isAsked = false;
    await pause(5);
  }
  process.send!(waits, () => process.exit(0));
}

if (isMainThread) {
  new Worker(new URL(import.meta.url)).once('message', (port: number) => {
    void watch(process.argv[2]!, `http://127.0.0.1:${String(port)}`);
  });
} else {
  const server = createServer((_, response) => response.end('ok'));
  server.listen(0, '127.0.0.1', () => parentPort!.postMessage((server.address() as { port: number }).port));
}
