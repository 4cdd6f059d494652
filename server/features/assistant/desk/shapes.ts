import { z } from '@hono/zod-openapi';
import { pricesInput } from '#domain/admin/assistant.ts';
import { ASSISTANT_FAILURE_ORDERS, QUOTA_ORDERS } from '#domain/admin/assistant-search.ts';
import { DEFAULT_PERIOD, PERIODS } from '#domain/admin/summary.ts';
import { ASSISTANT_TYPES } from '#domain/assistant/request-types.ts';

const page = z.coerce.number().int().min(1).max(10_000).default(1);
/** Which page of a list this is. */
const paged = z.object({ page: z.number(), pages: z.number(), pageSize: z.number(), total: z.number() });

export const assistantQuery = z.object({
  giorni: z.enum(PERIODS).default(DEFAULT_PERIOD),
  ordine: z.enum(ASSISTANT_FAILURE_ORDERS).default('recenti'),
  pagina: page,
  limiti: page,
  ordineLimiti: z.enum(QUOTA_ORDERS).default('usate'),
});
export type AssistantQuery = z.infer<typeof assistantQuery>;

const figures = {
  requests: z.number(),
  cancelled: z.number(),
  succeeded: z.number(),
  averageMs: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** In euro, null without prices. */
  cost: z.number().nullable(),
};

export const assistantDesk = z
  .object({
    days: z.number(),
    totals: z.object(figures),
    byType: z.array(z.object({ type: z.enum(ASSISTANT_TYPES), ...figures })),
    byDay: z.array(z.object({ day: z.string(), ...figures })),
    failures: z.array(
      z.object({
        type: z.enum(ASSISTANT_TYPES),
        /** One of the product's own sentences, else null. */
        reason: z.string().nullable(),
        place: z.string().nullable(),
        times: z.number(),
        at: z.string(),
      }),
    ),
    failed: paged,
    provider: z
      .object({
        state: z.enum(['attivo', 'in_pausa', 'in_prova']),
        failuresInARow: z.number(),
        host: z.string(),
        model: z.string(),
      })
      .nullable(),
    prices: pricesInput.nullable(),
    quotas: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        used: z.number(),
        /** A limit of their own, null: everybody's. */
        own: z.number().nullable(),
      }),
    ),
    limits: paged,
    daily: z.number(),
  })
  .openapi('AdminAssistant');
