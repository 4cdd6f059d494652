import { availableParallelism } from 'node:os';

const THREADS = Math.min(2, availableParallelism());

type LaneOptions = {
  threads: number;
  maxWaiting: number;
  /** Until the work begins: waiting for a thread, loading and preparing. */
  waitLimitMs: number;
  /** Without work for so long the threads end; null: they stay. */
  idleMs: number | null;
  maxHeapMb: number | null;
};

/** Threads by how long their work takes: a sentence never waits behind a dump of thousands of grants. */
export const LANES = {
  /** Milliseconds, at nearly every request. */
  quick: { threads: THREADS, maxWaiting: 50, waitLimitMs: 30_000, idleMs: null, maxHeapMb: 512 },
  /** Work that is prepared for seconds, once per thread. */
  prepared: { threads: 1, maxWaiting: 30, waitLimitMs: 60_000, idleMs: null, maxHeapMb: 1024 },
  /** Seconds, now and then. */
  long: { threads: THREADS, maxWaiting: 50, waitLimitMs: 120_000, idleMs: 60_000, maxHeapMb: null },
} as const satisfies Record<string, LaneOptions>;
export type Lane = keyof typeof LANES;

/** Tests multiply every limit: how busy the machine is must not decide them. */
export const PATIENCE = { factor: 1 };
