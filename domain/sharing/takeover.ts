import { z } from 'zod';

/** How long the link to take over a company counts. */
export const TAKEOVER_DAYS = 30;

export const ownerInvitation = z.object({ email: z.string().trim().toLowerCase().max(254).pipe(z.email()) });
export type OwnerInvitation = z.infer<typeof ownerInvitation>;

export const takeoverToken = z.object({ token: z.string().min(1).max(200) });

/** What an owner reads before taking over the company that a consultant keeps under their mandate. */
export const takeoverView = z.object({
  companyName: z.string(),
  consultantName: z.string(),
  signedOn: z.iso.date(),
  applications: z.number(),
  projects: z.number(),
  documents: z.number(),
  isTaken: z.boolean(),
});
export type TakeoverView = z.infer<typeof takeoverView>;

export const takenOver = z.object({ companyId: z.string(), companyName: z.string(), consultancyId: z.string() });
