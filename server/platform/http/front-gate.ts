import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { AppError } from '#domain/errors.ts';
import { ERROR_STATUS } from './error-status.ts';
import { refusalBody } from './refusal-body.ts';
import type { RateLimiter, RateRule } from './rate-limit.ts';

export type GateRules = {
  addressOf(incoming: IncomingMessage): string;
  /** What its head alone says against the size of a body. */
  sizeProblem(incoming: IncomingMessage): 'body_too_large' | 'length_required' | undefined;
  /** Certainly nobody who is signed in. */
  isVisitor(incoming: IncomingMessage): boolean;
  /** How long visitors from there have to wait before another body of theirs is read; 0 is not at all. */
  waitSeconds(address: string): Promise<number>;
  /** Counts the bodies that were refused. */
  limits: RateLimiter;
};

/** A browser may send a few bodies that are refused as such (a file too large, a session that is over); a script more. */
const REFUSED: RateRule = { name: 'refused-body-ip', limit: 20, windowSeconds: 60 };
const SIZE_STATUSES = new Set([411, 413]);
/** Who sends one after the other is heard this much later: waiting costs nothing here, reading does. */
const DELAY_MS = 1000;
/** More at once are refused without delay, so that waiting holds little memory. */
const MOST_WAITING = 64;

/**
 * Stands before everything else. A body that was refused is otherwise still taken off the wire, so that the browser
 * hears the answer. Of an address that keeps sending such bodies they are refused by their head, after a while, and the
 * rest of them stays where it is; other bodies of visitors from there wait as well, and are then read as ever.
 */
export function behindGate(listener: RequestListener, rules: GateRules) {
  const { addressOf, sizeProblem, isVisitor, waitSeconds, limits } = rules;
  let waiting = 0;
  const later = (outgoing: ServerResponse, act: () => void) => {
    if (waiting >= MOST_WAITING) return refuse(outgoing, new AppError('too_many_requests', { retryAfterSeconds: 1 }));
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      act();
    }, DELAY_MS).unref();
  };
  const isPatient = async (address: string) => (await limits.waitSeconds(REFUSED, address)) === 0;
  async function countRefused(incoming: IncomingMessage, outgoing: ServerResponse, address: string): Promise<void> {
    if (incoming.complete && !SIZE_STATUSES.has(outgoing.statusCode)) return;
    if (await isPatient(address)) await limits.use(REFUSED, address);
    else if (!incoming.complete) incoming.socket.destroySoon();
  }
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const handle = () => void listener(incoming, outgoing);
    if (!hasBody(incoming)) return handle();
    const address = addressOf(incoming);
    outgoing.once('finish', () => void countRefused(incoming, outgoing, address).catch(() => {}));
    const retryAfterSeconds = isVisitor(incoming) ? await waitSeconds(address) : 0;
    if (retryAfterSeconds > 0)
      return later(outgoing, () => refuse(outgoing, new AppError('too_many_requests', { retryAfterSeconds })));
    if (await isPatient(address)) return handle();
    const problem = sizeProblem(incoming);
    if (problem) return later(outgoing, () => refuse(outgoing, new AppError(problem)));
    if (isVisitor(incoming)) return later(outgoing, handle);
    handle();
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function refuse(outgoing: ServerResponse, error: AppError): void {
  const { retryAfterSeconds } = error;
  outgoing.writeHead(ERROR_STATUS[error.code], {
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    connection: 'close',
    ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
  });
  outgoing.end(JSON.stringify(refusalBody(error, '')));
}
