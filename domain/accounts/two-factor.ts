import { z } from 'zod';

/** Shown once, each good for one sign-in without the app (SET-10). */
export const RECOVERY_CODES = 10;
/** Letters and digits that nobody mistakes for each other, as the codes of the app are written too. */
const RECOVERY_CODE = /^[A-Z2-7]{16}$/;
const APP_CODE = /^\d{6}$/;

/** As people type or paste them: blanks and dashes do not count. */
const typed = z
  .string()
  .max(40)
  .transform((code) => code.replace(/[\s-]/g, '').toUpperCase());

/** Six digits of the app. */
const appCode = typed.refine((code) => APP_CODE.test(code), 'Servono le sei cifre dell’app');
/** Those, or one of the recovery codes. */
const anyCode = typed.refine(
  (code) => APP_CODE.test(code) || RECOVERY_CODE.test(code),
  'Servono le sei cifre dell’app, o un codice di recupero',
);
export const isAppCode = (code: string): boolean => APP_CODE.test(code);

export const passwordGiven = z.object({ password: z.string().min(1).max(200) });
export const codeGiven = z.object({ code: appCode });
export const anyCodeGiven = z.object({ code: anyCode });
