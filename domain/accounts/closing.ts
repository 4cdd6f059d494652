import { z } from 'zod';

/** Between "Elimina Account" and the erasure, in which one link undoes it (SET-6). */
export const GRACE_DAYS = 14;

/** Typed by hand, so that nobody deletes an account by a slip. */
export const DELETION_WORD = 'ELIMINA';

export const accountClosing = z.object({
  password: z.string().min(1).max(200),
  word: z
    .string()
    .trim()
    .toUpperCase()
    .refine((word) => word === DELETION_WORD, `Scrivi ${DELETION_WORD}`),
});
export type AccountClosing = z.infer<typeof accountClosing>;
