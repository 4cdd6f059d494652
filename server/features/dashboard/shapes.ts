import { z } from '@hono/zod-openapi';
import { COUNTED_KINDS, TOLD_KINDS } from '#domain/activity/event-kinds.ts';
import { AID_UNKNOWNS } from '#domain/projects/expected-aid.ts';
import { EMPLOYEE_BANDS, REGIONS, SECTORS, VERDICTS } from '#domain/vocabulary.ts';
import { usageShape } from '#server/features/assistant/service.ts';
import { grantSummary } from '#server/features/grants/service.ts';
import { latestShape } from '#server/features/notifications/service.ts';

/** A grant that fits the active company: what a card shows, without the table of requirements. */
const fittingGrant = z
  .object({
    grant: grantSummary,
    verdict: z.enum(VERDICTS),
    text: z.string(),
    topReason: z.string().nullable(),
    met: z.number(),
    total: z.number(),
    score: z.number().nullable(),
    /** What it would bring to the active project, or why that cannot be said. */
    money: z.object({
      figure: z.string().nullable(),
      formula: z.string().nullable(),
      why: z.string().nullable(),
      whyCode: z.enum(AID_UNKNOWNS).nullable(),
    }),
  })
  .openapi('FittingGrant');

export const generatedGrants = z.object({ items: z.array(fittingGrant), generatedAt: z.string() });

const counter = z.object({
  kind: z.enum(COUNTED_KINDS),
  last: z.number(),
  previous: z.number(),
  bars: z.array(z.number()),
});
const activity = z.object({
  id: z.string(),
  kind: z.enum(TOLD_KINDS),
  subjectId: z.string().nullable(),
  title: z.string(),
  at: z.string(),
});
const company = z.object({
  id: z.string(),
  companyName: z.string(),
  sector: z.enum(SECTORS),
  employees: z.enum(EMPLOYEE_BANDS).nullable(),
  city: z.string().nullable(),
  region: z.enum(REGIONS).nullable(),
  version: z.number(),
  completeness: z.object({ percent: z.number() }),
});

export const dashboardShape = z
  .object({
    company: company.nullable(),
    counters: z.array(counter),
    activities: z.array(activity),
    usage: usageShape,
    /** Filo's last look at the grants of this person. */
    lastAnalysis: z.object({ grants: z.number(), at: z.string() }).nullable(),
    notifications: latestShape,
    matches: z.array(fittingGrant),
    hubGrantIds: z.array(z.string()),
    /** The one datum that decides most grants. */
    question: z.object({ field: z.string(), question: z.string(), gain: z.string(), decides: z.number() }).nullable(),
    /** Of the saved grants, the one that closes first. */
    nextDeadline: grantSummary.nullable(),
    savedCount: z.number(),
  })
  .openapi('Dashboard');
