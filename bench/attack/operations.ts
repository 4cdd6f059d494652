import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Longest } from './bystander.ts';
import type { Outcome } from './outcome.ts';
import { pause, type Started } from './product.ts';
import { operationsOf, type Request } from './text-operations.ts';
import { PUMPS } from './texts.ts';

/** What everybody else may wait for one request, besides what the machine makes them wait. */
const WAIT_MS = 300;
const WORST = [
  'digits',
  'blanks',
  'lines',
  'orders',
  'euros',
  'leads',
  'refusals',
  'places',
  'commas',
  'marks',
  'costs',
  'joints',
  'figures',
] as const;
const PATIENCE_MS = 60_000;

type Wait = { operation: string; pump: string; statuses: string; waitMs: number; machineMs: number; turnMs: number };

/**
 * Every operation that takes a text, in its address or its body, with one request after the other made of the worst texts,
 * while somebody else polls. ATTACK_OPERATION: a pattern of the operations wanted.
 */
export async function operations(product: Started): Promise<Outcome> {
  const found = await operationsOf(product);
  await atRest(product);
  const bystander = fork(new URL('bystander.ts', import.meta.url), [`${product.url}/api/health`]);
  await once(bystander, 'message');
  const longest = async (): Promise<Longest> => {
    bystander.send('longest');
    return ((await once(bystander, 'message')) as [Longest])[0];
  };
  const waits: Wait[] = [];
  try {
    for (const { name, cookie, requests } of found) {
      await longest();
      await product.longestTurnMs();
      const sent: { pump: string; status: string; ms: number }[] = [];
      for (const pump of WORST)
        for (const request of requests(PUMPS[pump])) {
          const startedAt = performance.now();
          const status = await send(product.url, request, cookie);
          sent.push({ pump, status, ms: Math.round(performance.now() - startedAt) });
        }
      const { product: waitMs, machine: machineMs } = await longest();
      const turnMs = await product.longestTurnMs();
      const [slowest] = sent.toSorted((one, other) => other.ms - one.ms);
      const statuses = [...new Set(sent.map(({ status }) => status))].join(' ');
      waits.push({ operation: name, pump: slowest!.pump, statuses, waitMs, machineMs, turnMs });
      console.log(JSON.stringify(waits.at(-1)));
    }
  } finally {
    bystander.kill();
  }
  const worst = waits.toSorted((one, other) => ownOf(other) - ownOf(one));
  const slow = worst.filter((one) => ownOf(one) > WAIT_MS);
  const isTaken = ({ statuses }: Wait) => /\b2\d\d/.test(statuses);
  return {
    isHeld: slow.length === 0,
    operations: found.length,
    taken: waits.filter(isTaken).length,
    worst: worst[0],
    slow,
  };
}

const QUIET = { turnMs: 50, forMs: 2_000, withinMs: 180_000 };

/** After a start the product learns and loads for a while: that is nobody's text. */
async function atRest(product: Started): Promise<void> {
  await product.longestTurnMs();
  for (const startedAt = performance.now(); performance.now() - startedAt < QUIET.withinMs;) {
    await pause(QUIET.forMs);
    if ((await product.longestTurnMs()) < QUIET.turnMs) return;
  }
}

/**
 * The product's part of a wait: not what an idle server makes one wait as well, and at most two of the longest turns of
 * its loop, in processor time: a machine that does other things makes everybody wait.
 */
const ownOf = ({ waitMs, machineMs, turnMs }: Wait): number => Math.min(waitMs - machineMs, turnMs * 2);

async function send(url: string, { method, path, body }: Request, cookie: string): Promise<string> {
  const answer = await fetch(url + path, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body === undefined ? {} : { body }),
  }).catch((error: unknown) => error as Error);
  if (answer instanceof Error) return answer.name;
  // A stream of events has no end; the others are read whole.
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.body?.cancel();
  else await answer.arrayBuffer();
  return String(answer.status);
}
