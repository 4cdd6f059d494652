import { z } from 'zod';

const GRANTS_AT_ONCE = 100;
/** Withdrawn from everybody's sight, or given back; a withdrawal says why. */
export const publicationInput = z.object({
  ids: z.array(z.string().min(1).max(200)).min(1).max(GRANTS_AT_ONCE),
  isPublished: z.boolean(),
  reason: z.string().trim().max(500).default(''),
});
export type PublicationInput = z.infer<typeof publicationInput>;

/** The grant that stays. */
export const mergeInput = z.object({ into: z.string().min(1).max(200) });
