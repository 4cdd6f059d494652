import { setTimeout as wait } from 'node:timers/promises';
import { IMPORT_LIMITS } from '#domain/imports/limits.ts';
import { refused, type Refused } from './reading.ts';

/** What a live source is asked with: everything that a test or an operator may want to change. */
export type Asking = {
  fetch: typeof fetch;
  signal?: AbortSignal;
  attempts?: number;
  timeoutMs?: number;
  /** Before the second attempt; doubled before each next one. */
  pauseMs?: number;
  maxBytes?: number;
};

const DEFAULTS = { attempts: 3, timeoutMs: 120_000, pauseMs: 2_000 };

export type Answer = { ok: true; bytes: Uint8Array } | Refused;

/** One request, repeated when the source is slow, away or answers 429 or 5xx. A refusal says what happened last. */
export async function askSource(request: () => Request, asking: Asking): Promise<Answer> {
  const { attempts, timeoutMs, pauseMs } = { ...DEFAULTS, ...withoutUndefined(asking) };
  let last: Refused = refused('source_unreachable');
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const answer = await once(request(), asking, timeoutMs);
    if (answer.ok || !isWorthRepeating(answer) || asking.signal?.aborted) return answer;
    last = answer;
    if (attempt < attempts)
      await wait(pauseMs * 2 ** (attempt - 1), undefined, { signal: asking.signal }).catch(() => null);
  }
  return last;
}

async function once(request: Request, asking: Asking, timeoutMs: number): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = asking.signal ? AbortSignal.any([timeout, asking.signal]) : timeout;
  try {
    const response = await asking.fetch(request, { signal, redirect: 'follow' });
    if (!response.ok) {
      await response.body?.cancel();
      return refused('source_error', { status: response.status });
    }
    return await limitedBody(response, asking.maxBytes ?? IMPORT_LIMITS.maxBytes);
  } catch {
    return timeout.aborted
      ? refused('source_timeout', { seconds: Math.ceil(timeoutMs / 1000) })
      : refused('source_unreachable');
  }
}

/** Stops reading at the limit, whatever length the source declared. */
async function limitedBody(response: Response, maxBytes: number): Promise<Answer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return refused('too_large', { maxMb: Math.floor(maxBytes / 1024 / 1024) });
    chunks.push(chunk);
  }
  return { ok: true, bytes: Buffer.concat(chunks, size) };
}

function isWorthRepeating({ refusal }: Refused): boolean {
  if (refusal.code !== 'source_error') return refusal.code !== 'too_large';
  const status = Number(refusal.params.status);
  return status === 408 || status === 429 || status >= 500;
}

function withoutUndefined<Value extends object>(value: Value): Partial<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as Partial<Value>;
}
