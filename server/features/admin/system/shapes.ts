import { z } from '@hono/zod-openapi';
import { FAILURE_ORDERS } from '#domain/admin/failure-search.ts';
import { CONFIGURED, SWITCHES } from '#domain/admin/system.ts';

export const systemQuery = z.object({
  ordine: z.enum(FAILURE_ORDERS).default('recenti'),
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type SystemQuery = z.infer<typeof systemQuery>;

const sized = z.object({ name: z.string(), bytes: z.number() });

export const systemShape = z
  .object({
    notice: z.string(),
    switches: z.record(z.enum(SWITCHES), z.boolean()),
    configured: z.record(z.enum(CONFIGURED), z.boolean()),
    queues: z.array(
      z.object({
        name: z.string(),
        waiting: z.number(),
        retrying: z.number(),
        active: z.number(),
        failed: z.number(),
        /** In the last day. */
        done: z.number(),
        oldestAt: z.string().nullable(),
      }),
    ),
    failures: z.array(
      z.object({
        id: z.string(),
        queue: z.string(),
        at: z.string(),
        tries: z.number(),
        error: z.string(),
        code: z.string().nullable(),
        place: z.string().nullable(),
      }),
    ),
    /** Which page of those that failed this is. */
    failed: z.object({ page: z.number(), pages: z.number(), pageSize: z.number(), total: z.number() }),
    mail: z.object({ isSent: z.boolean(), kept: z.number() }),
    files: z.object({
      bytes: z.number(),
      isBucket: z.boolean(),
      disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
      purposes: z.array(z.object({ purpose: z.string(), count: z.number(), bytes: z.number() })),
    }),
    database: z.object({ bytes: z.number(), tables: z.array(sized) }),
    versions: z.object({ bandolo: z.string(), node: z.string(), postgresql: z.string() }),
    startedAt: z.string(),
  })
  .openapi('AdminSystem');
