import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '#domain/errors.ts';
import { operationOf } from './access.ts';
import type { HttpEnv, Services } from './context.ts';
import type { RateRule } from './platform/http/rate-limit.ts';

/** Each computes over the whole catalogue or directory. A person who types and filters stays far below. */
export const SEARCHES = new Set([
  'GET /api/grants',
  'POST /api/grants/:id/eligibility',
  'GET /api/grants/:id/similar',
  'GET /api/consultants',
  'GET /api/consultants/count',
]);
/** Single records, several of which make one page, and suggestions at each key. */
export const READS = new Set([
  'GET /api/grants/suggest',
  'GET /api/grants/:id',
  'GET /api/grants/:id/versions',
  'GET /api/grants/:id/calendar.ics',
  'GET /api/consultants/:id',
  'GET /api/consultants/:id/track-record',
  'GET /api/consultants/:id/calls',
  'GET /api/articles',
  'GET /api/articles/:slug',
]);
/** Visitors count by address, which an office shares; who is signed in counts alone. */
const SEARCHED: RateRule = { name: 'search', limit: 120, windowSeconds: 60 };
const READ: RateRule = { name: 'catalogue-read', limit: 360, windowSeconds: 60 };

/** A page that is drawn here asks through these too, under the address of whoever opens it. */
export const boundReads =
  ({ limits }: Services): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const operation = operationOf(c) ?? '';
    const rule = SEARCHES.has(operation) ? SEARCHED : READS.has(operation) ? READ : undefined;
    if (rule) await limits.use(rule, c.var.user?.id ?? c.var.ctx.client.ip);
    await next();
  };

/** Files that are taken in and read, and documents that are put together: each holds memory and a worker while it runs. */
export const HEAVY = new Set([
  'GET /api/settings/export.zip',
  'GET /api/admin/users/:id/export.zip',
  'GET /api/applications/:id/dossier.zip',
  'GET /api/business-plans/:id/piano.pdf',
  'GET /api/business-plans/:id/piano.docx',
  'GET /api/business-plans/:id/piano.xlsx',
  'GET /api/analytics/export.csv',
  'GET /api/analytics/export.xlsx',
  'GET /api/grants/export.csv',
  'GET /api/grants/export.xlsx',
  'GET /api/clients/portfolio.csv',
  'GET /api/documents/:id/copy.pdf',
  'POST /api/documents',
  'POST /api/applications/custom',
  'POST /api/applications/custom/reading',
  'POST /api/applications/:id/attachments',
  'POST /api/ai-assistant/document',
  'POST /api/consultant-profile/documents',
  'POST /api/tools/de-minimis/:companyId/imports',
  'POST /api/admin/imports',
]);
const MOST_HEAVY = 3;
/** A download that is neither read to its end nor given up holds its place no longer than this. */
const HELD_MS = 120_000;

/** As many heavy requests of one person at once as they have hands for; the next one is refused, and may be sent again. */
export function boundHeavy({ env }: Services): MiddlewareHandler<HttpEnv> {
  const running = new Map<string, number>();
  function take(person: string): () => void {
    const count = (running.get(person) ?? 0) + 1;
    if (count > MOST_HEAVY) throw new AppError('too_many_at_once', { retryAfterSeconds: 5 });
    running.set(person, count);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (running.get(person) ?? 1) - 1;
      if (left > 0) running.set(person, left);
      else running.delete(person);
    };
  }
  return async (c, next) => {
    if (!env.hasRateLimits || !HEAVY.has(operationOf(c) ?? '')) return next();
    const release = take(c.var.user?.id ?? c.var.ctx.client.ip);
    try {
      await next();
    } finally {
      releaseAfter(c, release);
    }
  };
}

/** A download ends with its last byte, or when its reader goes away; any other answer is there at once. */
function releaseAfter(c: Context, release: () => void): void {
  const { body, status, headers } = c.res;
  if (c.error || !body || !headers.has('content-disposition')) return release();
  const timer = setTimeout(release, HELD_MS).unref();
  const end = () => {
    clearTimeout(timer);
    release();
  };
  const reader = body.getReader();
  const sent = new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        end();
        controller.close();
      } catch (error) {
        end();
        controller.error(error);
      }
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  });
  c.res = new Response(sent, { status, headers });
}
