import { z } from 'zod';
import { ACCOUNT } from '#domain/constants.ts';
import { SECTORS } from '#domain/vocabulary.ts';

/** Trimmed, never blank, and no longer than a form field can sensibly be. */
const line = (max = 120) => z.string().trim().min(1).max(max);

export const email = z.string().trim().toLowerCase().pipe(z.email()).pipe(z.string().max(254));

/** spec §5 asks for six characters; whether it is too easy to guess is judged on the server. */
export const password = z.string().min(ACCOUNT.passwordMinLength).max(200);

/** `IT` plus 11 digits, the prefix optional; the checksum is a rule of its own. */
export const vatNumber = z
  .string()
  .trim()
  .transform((value) => value.replace(/[\s.-]/g, '').toUpperCase())
  .refine((value) => value === '' || /^(IT)?\d{11}$/.test(value), 'Servono 11 cifre, con o senza IT davanti');

const person = { firstName: line(), lastName: line(), email, password };
const agreements = {
  acceptTerms: z.literal(true, 'Per registrarti devi accettare i termini e l’informativa privacy'),
  marketingConsent: z.boolean().default(false),
};

/** spec §3 business registration form. */
export const businessRegistration = z.object({
  ...person,
  companyName: line(200),
  vatNumber: vatNumber.optional(),
  sector: z.enum(SECTORS),
  role: line(),
  ...agreements,
});
export type BusinessRegistration = z.infer<typeof businessRegistration>;

export const signIn = z.object({ email, password: z.string().min(1).max(200) });
export type SignIn = z.infer<typeof signIn>;
