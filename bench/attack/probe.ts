import { pause } from './product.ts';

/** How long others wait while something happens: one request after the other, a breath between them. */
export async function whileProbing<Result>(address: string, work: () => Promise<Result>) {
  const idle = figuresOf(await probe(address, 60));
  const waits: number[] = [];
  const state = { isOver: false };
  const probing = (async () => {
    while (!state.isOver) {
      const startedAt = performance.now();
      await (await fetch(address)).arrayBuffer();
      waits.push(performance.now() - startedAt);
      await pause(5);
    }
  })();
  try {
    const result = await work();
    return { result, waits: { ...figuresOf(waits), idleP99: idle.p99 } };
  } finally {
    state.isOver = true;
    await probing;
  }
}

/** The product's own share of a wait: what a busy machine adds was there before. */
const WAIT_MS = 100;
export const isQuick = ({ p99, idleP99 }: { p99: number; idleP99: number }): boolean => p99 < WAIT_MS + idleP99;

async function probe(address: string, times: number): Promise<number[]> {
  const waits: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const startedAt = performance.now();
    await (await fetch(address)).arrayBuffer();
    waits.push(performance.now() - startedAt);
    await pause(5);
  }
  return waits;
}

export function figuresOf(waits: readonly number[]) {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { requests: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}
