import { z } from 'zod';
import { PLANS, REQUEST_KINDS } from './plans.ts';

const line = (max: number) => z.string().trim().min(1).max(max);

export const supportRequest = z
  .object({
    kind: z.enum(REQUEST_KINDS).default('contatto'),
    plan: z.enum(PLANS).optional(),
    name: line(120),
    email: z.email().max(200),
    subject: line(150),
    description: z.string().trim().min(10).max(4000),
    /** A box that people do not see: who fills it is a program. */
    website: z.string().max(200).optional(),
  })
  .refine(({ kind, plan }) => kind !== 'attivazione' || plan !== undefined, { path: ['plan'] });
export type SupportRequest = z.infer<typeof supportRequest>;
