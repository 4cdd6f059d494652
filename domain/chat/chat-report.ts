import { z } from 'zod';

/** A conversation that one side finds wrong, as an administrator reads it. */
export const chatReport = z.object({
  id: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
  isByConsultant: z.boolean(),
  clientName: z.string(),
  consultantId: z.string(),
  consultantName: z.string(),
});
export type ChatReport = z.infer<typeof chatReport>;
