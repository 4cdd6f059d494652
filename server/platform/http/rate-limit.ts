import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { AppError } from '#domain/errors.ts';

export type RateRule = { name: string; limit: number; windowSeconds: number };
export type RateLimiter = {
  /** Counts one use; refuses from the (limit + 1)-th within the window. */
  use(rule: RateRule, key: string): Promise<void>;
  /** How long until it may be used again, as far as this process knows; 0 while it may. */
  waitSeconds(rule: RateRule, key: string): Promise<number>;
};
/** What several servers count in: a pool of PostgreSQL. */
export type SharedCounts = { query(statement: object): Promise<unknown> };

/** Rules of at least this limit stand before what is fast and frequent: they never wait for the database. */
const FREQUENT_LIMIT = 100;
/** The others learn of what happened here after this share of the limit, or after a second. */
const REPORT_SHARE = 20;
const REPORT_MS = 1000;

/**
 * Fixed windows, counted in this process and, given a database that other servers use too, in its table `rate_limits`.
 * A rare operation is counted there before it runs. A frequent one is counted here alone; what was counted is added up
 * there in the background, and who is over the limit with all servers together is then refused here until the window
 * ends. While the database is away each process counts for itself.
 */
export function createRateLimiter(shared?: SharedCounts): RateLimiter {
  const pairs = new Map<string, { local: RateLimiterMemory; common: RateLimiterPostgres | undefined }>();
  const unreported = new Map<string, number>();

  function countersOf({ name, limit, windowSeconds }: RateRule) {
    const known = pairs.get(name);
    if (known) return known;
    const rule = { keyPrefix: name, points: limit, duration: windowSeconds };
    const pair = { local: new RateLimiterMemory(rule), common: shared && inDatabase(rule, shared, pairs.size === 0) };
    pairs.set(name, pair);
    return pair;
  }

  async function report(rule: RateRule, key: string): Promise<void> {
    const id = `${rule.name}:${key}`;
    const uses = unreported.get(id);
    unreported.delete(id);
    const { local, common } = countersOf(rule);
    if (uses === undefined || !common) return;
    // While the database does not answer, the count of this process is the one that holds.
    const total = await common.penalty(key, uses).catch(() => null);
    if (total && total.consumedPoints >= rule.limit) await local.block(key, secondsOf(total));
  }

  function noteUse(rule: RateRule, key: string): void {
    const id = `${rule.name}:${key}`;
    const uses = (unreported.get(id) ?? 0) + 1;
    unreported.set(id, uses);
    if (uses * REPORT_SHARE >= rule.limit) void report(rule, key);
    else if (uses === 1) setTimeout(() => void report(rule, key), REPORT_MS).unref();
  }

  return {
    async use(rule, key) {
      const { local, common } = countersOf(rule);
      await consume(local, key);
      if (!common) return;
      if (rule.limit >= FREQUENT_LIMIT) noteUse(rule, key);
      else await consume(common, key);
    },
    async waitSeconds(rule, key) {
      const found = await countersOf(rule).local.get(key);
      return found && found.consumedPoints >= rule.limit ? secondsOf(found) : 0;
    },
  };
}

/** `sweeps`: one of them takes old rows away for all. */
function inDatabase(
  rule: { keyPrefix: string; points: number; duration: number },
  shared: SharedCounts,
  sweeps: boolean,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...rule,
    storeClient: shared,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true, // by a migration, like every table
    clearExpiredByTimeout: sweeps,
    insuranceLimiter: new RateLimiterMemory(rule),
  });
}

async function consume(counter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await counter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('too_many_requests', { retryAfterSeconds: secondsOf(refusal) });
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

export const unlimited: RateLimiter = { use: async () => {}, waitSeconds: async () => 0 };
