import { z } from '@hono/zod-openapi';

/** What the grant allows, what the project costs, and which measures could pay it together. */
export const terms = z.object({
  kind: z.enum(['contributo', 'prestito', 'misto', 'garanzia', 'imposta']).nullable(),
  spendMin: z.number().nullable(),
  spendMax: z.number().nullable(),
  maxLimitsProject: z.boolean(),
  ratePct: z.number().nullable(),
  rates: z.array(z.object({ percent: z.number(), words: z.string() })),
  isRateMax: z.boolean(),
  aidMax: z.number().nullable(),
  asksQuotes: z.boolean(),
  isDeMinimis: z.boolean(),
  room: z.number().nullable(),
});

const flag = z.boolean();
const euro = z.number();
export const budget = z.object({
  lines: z.array(
    z.object({
      name: z.string(),
      amount: euro,
      isOutside: flag,
      hasQuote: flag,
      isPaidFor: flag.nullable(),
      eligible: euro,
      why: z.enum(['ok', 'outside', 'not_paid', 'unknown']),
    }),
  ),
  spend: euro,
  eligible: euro,
  aid: euro.nullable(),
  ownShare: euro.nullable(),
  covered: euro,
  toCover: euro.nullable(),
  checks: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('spend_min'), isMet: flag, min: euro }),
      z.object({ kind: z.literal('spend_max'), isMet: flag, max: euro }),
      z.object({ kind: z.literal('rate_max'), rate: euro }),
      z.object({ kind: z.literal('aid_max'), max: euro }),
      z.object({ kind: z.literal('room'), isMet: flag, room: euro }),
      z.object({ kind: z.literal('room_unknown') }),
      z.object({ kind: z.literal('quotes'), missing: euro }),
      z.object({ kind: z.literal('unknown_lines'), count: euro }),
      z.object({ kind: z.literal('cover'), missing: euro }),
      z.object({ kind: z.literal('cover_over'), over: euro }),
    ]),
  ),
});

const limitReason = z.enum(['whole_cost', 'intensity', 'aid_max', 'spend_max', 'room', 'not_cumulable', 'no_line']);
const planCell = z.object({ measureId: z.string(), aid: z.number() });
export const aidPlan = z.object({
  rows: z.array(
    z.object({
      line: z.object({ name: z.string(), amount: z.number() }),
      cells: z.array(planCell),
      aid: z.number(),
      sharePct: z.number(),
      limitedBy: limitReason.nullable(),
      isToVerify: z.boolean(),
    }),
  ),
  totals: z.array(planCell),
  aid: z.number(),
  spend: z.number(),
  leftOut: z.array(z.object({ measureId: z.string(), why: limitReason })),
  measures: z.array(z.object({ id: z.string(), name: z.string(), ratePct: z.number(), regime: z.string() })),
});
