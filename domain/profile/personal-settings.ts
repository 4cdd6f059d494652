import { z } from 'zod';
import { personalData } from './personal-data.ts';

/** Digits with the marks people put between them; empty takes the number away. */
const PHONE = /^\+?[\d\s()./-]*$/;
const hasEnoughDigits = (value: string) => value === '' || value.replace(/\D/g, '').length >= 6;

/** The personal data of the settings (SET-2). The e-mail has a way of its own. */
export const personalSettings = personalData.extend({
  phone: z
    .string()
    .trim()
    .max(40)
    .refine(
      (value) => PHONE.test(value) && hasEnoughDigits(value),
      'Scrivi un numero di telefono, con o senza prefisso',
    ),
  /** The active company's name; only where there is one. */
  companyName: z.string().trim().min(1).max(200).optional(),
});
export type PersonalSettings = z.infer<typeof personalSettings>;
