import { z } from '@hono/zod-openapi';
import type { Eligibility } from '#domain/eligibility/check.ts';
import { OUTCOMES, VERDICTS } from '#domain/vocabulary.ts';
import { shortReason } from '#messages/matching/short.ts';
import { renderCheck, verdictText } from '#messages/matching/eligibility.ts';
import { grantSummary } from '#server/features/grants/service.ts';

const check = z
  .object({
    code: z.string(),
    requirement: z.string(),
    outcome: z.enum(OUTCOMES),
    expected: z.string(),
    found: z.string(),
    source: z.string(),
    reason: z.string(),
    wouldChange: z.string().nullable(),
    field: z.string().nullable(),
  })
  .openapi('Check');

export const eligibilityShape = z
  .object({
    verdict: z.enum(VERDICTS),
    /** The verdict in words. */
    text: z.string(),
    /** The strongest reason, short enough for a card. */
    topReason: z.string().nullable(),
    met: z.number(),
    total: z.number(),
    checks: z.array(check),
  })
  .openapi('Eligibility');
type EligibilityShape = z.infer<typeof eligibilityShape>;

export const matchItem = eligibilityShape
  .extend({
    grant: grantSummary,
    /** spec §9, 70 to 95; null where the grant is not admissible. */
    score: z.number().nullable(),
    /** Kept apart from the score: how much of the table is known, and how soon it closes. */
    confidence: z.number(),
    daysLeft: z.number().nullable(),
  })
  .openapi('Match');

export const verdictShape = eligibilityShape
  .omit({ checks: true })
  .extend({ score: z.number().nullable() })
  .openapi('Verdict');

export function eligibilityOf(eligibility: Eligibility): EligibilityShape {
  const { verdict, met, total } = eligibility;
  return {
    verdict,
    text: verdictText(eligibility),
    topReason: shortReason(eligibility),
    met,
    total,
    checks: eligibility.checks.map((row) => ({ code: row.code, field: row.field, ...renderCheck(row) })),
  };
}
