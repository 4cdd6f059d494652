import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Waits } from './bystander.ts';
import type { Started } from './product.ts';

/** How long somebody else waits while something happens, and how long the product's loop was away at most. */
export async function whileProbing<Result>(product: Started, path: string, work: () => Promise<Result>) {
  const bystander = fork(new URL('bystander.ts', import.meta.url), [product.url + path]);
  try {
    await once(bystander, 'message');
    await product.longestTurnMs();
    const result = await work();
    const longestTurnMs = await product.longestTurnMs();
    bystander.send('enough');
    const [waits] = (await once(bystander, 'message')) as [Waits];
    return { result, waits: { ...figuresOf(waits.product), machineP99: figuresOf(waits.machine).p99, longestTurnMs } };
  } finally {
    bystander.kill();
  }
}

/** The product's own share of a wait: what the machine adds, a server that does nothing adds as well. */
const WAIT_MS = 100;

export const isQuick = ({ p99, machineP99 }: { p99: number; machineP99: number }): boolean =>
  p99 < WAIT_MS + machineP99;

export function figuresOf(waits: readonly number[]) {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { requests: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}
