import { z } from 'zod';
import { ACCOUNT } from '#domain/constants.ts';
import { normaliseVatNumber, vatNumberProblem } from '#domain/companies/vat-number.ts';
import { REGIONS, SECTORS, SPECIALIZATIONS } from '#domain/vocabulary.ts';
import { personName } from './person-name.ts';

/** Trimmed, never blank, and no longer than a form field can sensibly be. */
const line = (max = 120) => z.string().trim().min(1).max(max);

export const email = z.string().trim().toLowerCase().pipe(z.email()).pipe(z.string().max(254));

/** Six characters at least; whether it is too easy to guess is judged on the server (ACC-3). */
export const password = z.string().min(ACCOUNT.passwordMinLength).max(200);

/** `IT` plus 11 digits, the prefix optional; the checksum is a rule of its own. */
export const vatNumber = z
  .string()
  .trim()
  .refine((value) => value === '' || vatNumberProblem(value) !== 'format', {
    message: 'Servono 11 cifre, con o senza IT davanti',
    abort: true,
  })
  .refine((value) => value === '' || vatNumberProblem(value) === null, {
    message: 'La partita IVA non torna: controlla le cifre',
    abort: true,
  })
  .transform((value) => normaliseVatNumber(value) ?? '');

const person = { firstName: personName, lastName: personName, email, password };
const agreements = {
  acceptTerms: z.literal(true, 'Per registrarti devi accettare i termini e l’informativa privacy'),
  marketingConsent: z.boolean().default(false),
};

/** The business registration form (ACC-1). */
export const businessRegistration = z.object({
  ...person,
  companyName: line(200),
  vatNumber: vatNumber.optional(),
  sector: z.enum(SECTORS),
  role: line(),
  ...agreements,
});
export type BusinessRegistration = z.infer<typeof businessRegistration>;

/** The consultant registration form; the documents travel beside it (ACC-2). */
export const consultantDetails = z.object({
  bio: z.string().trim().min(1).max(4000),
  specializations: z.array(z.enum(SPECIALIZATIONS)).min(1, 'Seleziona almeno una specializzazione'),
  sectors: z.array(z.enum(SECTORS)).min(1, 'Seleziona almeno un settore di competenza'),
  pricingInfo: z.string().trim().max(2000).optional(),
  region: z.enum(REGIONS),
  yearsExperience: z
    .number()
    .int('Scrivi un numero intero di anni')
    .min(ACCOUNT.yearsExperience.min)
    .max(ACCOUNT.yearsExperience.max),
  hourlyRate: z
    .number()
    .min(ACCOUNT.hourlyRate.min)
    .max(10_000, 'Al massimo 10.000 € l’ora, con due decimali: per esempio 95,50')
    .refine((rate) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6, 'Al massimo due decimali'),
});
export type ConsultantDetails = z.infer<typeof consultantDetails>;

export const consultantRegistration = consultantDetails.extend({ ...person, ...agreements });
export type ConsultantRegistration = z.infer<typeof consultantRegistration>;

/** After a first sign-in by a provider: the same without a password (ACC-11). */
export const businessCompletion = businessRegistration.omit({ password: true });
export const consultantCompletion = consultantRegistration.omit({ password: true });

export const signIn = z.object({ email, password: z.string().min(1).max(200) });
export type SignIn = z.infer<typeof signIn>;
