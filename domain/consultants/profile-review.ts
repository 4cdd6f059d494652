import { z } from 'zod';
import { CONSULTANT_STATUSES } from '#domain/vocabulary.ts';
import { CHECK_ANSWERS, PROFILE_CHECKS } from './profile-checks.ts';
import { consultantProfileView, ownDocument } from './consultant-profile.ts';
import { REVIEW_ORDERS, REVIEW_STATES } from './review-search.ts';

const checks = z.partialRecord(z.enum(PROFILE_CHECKS), z.enum(CHECK_ANSWERS));

/** One profile as the administrator sees it, with what was looked at so far. */
export const reviewedProfile = consultantProfileView.extend({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(CONSULTANT_STATUSES),
  submittedAt: z.iso.datetime(),
  /** As far as the changes that wait leave them standing. */
  checks,
  /** As they were answered last. */
  seenChecks: checks,
  decisionReason: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** What the browser can show in place. */
  documents: z.array(ownDocument.extend({ mediaType: z.string() })),
  /** Every decision, the newest first. */
  history: z.array(
    z.object({
      id: z.string(),
      decision: z.string(),
      reason: z.string().nullable(),
      by: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});
export type ReviewedProfile = z.infer<typeof reviewedProfile>;

export const DECISIONS = ['approvato', 'da_modificare', 'rifiutato', 'sospeso'] as const;
export type Decision = (typeof DECISIONS)[number];

export const decisionInput = z.object({
  decision: z.enum(DECISIONS),
  checks,
  reason: z.string().trim().max(2_000).default(''),
});
export type DecisionInput = z.infer<typeof decisionInput>;

export const reviewQuery = z.object({
  q: z.string().trim().max(100).default(''),
  stato: z.enum(REVIEW_STATES).optional(),
  ordine: z.enum(REVIEW_ORDERS).default('attesa'),
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type ReviewQuery = z.infer<typeof reviewQuery>;
