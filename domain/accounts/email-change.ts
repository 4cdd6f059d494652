import { z } from 'zod';
import { email } from './registration.ts';

/** A new address counts once its owner has opened the link sent to it (SET-8). */
export const emailChange = z.object({ email, password: z.string().min(1).max(200) });
export type EmailChange = z.infer<typeof emailChange>;
