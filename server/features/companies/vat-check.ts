import { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import { normaliseVatNumber, vatNumberProblem } from '#domain/companies/vat-number.ts';
import { COMPANY_PROBLEM_MESSAGES } from '#messages/companies/companies.ts';
import type { UserContext } from '#server/context.ts';

/** VIES, the Commission's own look-up of VAT numbers (REST, no key). */
const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api/ms/IT/vat/';
const TIMEOUT_MS = 4_000;
const RATE = { name: 'vat-check', limit: 20, windowSeconds: 60 };

export const VAT_CHECKS = ['valida', 'non_valida_vies', 'non_verificabile'] as const;
type VatCheck = { status: (typeof VAT_CHECKS)[number]; companyName: string | null; address: string | null };
type ViesOptions = { url?: string; timeoutMs?: number; fetch?: typeof globalThis.fetch };

const viesAnswer = z.object({
  isValid: z.boolean(),
  userError: z.string().optional(),
  name: z.string().optional(),
  address: z.string().optional(),
});
/** What VIES says when it has really looked; any other word (MS_UNAVAILABLE, TIMEOUT…) is no answer. */
const LOOKED_UP = new Set([undefined, '', 'VALID', 'INVALID']);

/** A wrong checksum is refused here, without asking anybody. */
export async function checkVatNumber(ctx: UserContext, text: string): Promise<VatCheck> {
  const problem = vatNumberProblem(text);
  if (problem) {
    const message = COMPANY_PROBLEM_MESSAGES[`vat_${problem}`];
    throw new AppError('invalid_input', { fields: [{ field: 'vatNumber', message }] });
  }
  await ctx.limits.use(RATE, ctx.user.id);
  return lookUpVatNumber(normaliseVatNumber(text) ?? text);
}

/**
 * An Italian number that exists but is not enrolled in VIES counts there as not valid, and a service that does not
 * answer says nothing: the product never calls a number wrong on its word alone.
 */
export async function lookUpVatNumber(digits: string, options: ViesOptions = {}): Promise<VatCheck> {
  const { url = VIES_URL, timeoutMs = TIMEOUT_MS, fetch = globalThis.fetch } = options;
  try {
    const answer = await fetch(url + digits, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const vies = viesAnswer.parse(await answer.json());
    if (!answer.ok || !LOOKED_UP.has(vies.userError)) return unknown;
    if (!vies.isValid) return { ...unknown, status: 'non_valida_vies' };
    return { status: 'valida', companyName: said(vies.name), address: said(vies.address) };
  } catch {
    return unknown;
  }
}

const unknown: VatCheck = { status: 'non_verificabile', companyName: null, address: null };

/** "---" is how VIES says nothing; addresses come over several lines. */
function said(text: string | undefined): string | null {
  const words = (text ?? '').replace(/\s+/g, ' ').trim();
  return words === '' || /^-+$/.test(words) ? null : words;
}
