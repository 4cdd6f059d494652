import { normaliseTaxCode } from './tax-code.ts';

type TaxIdentity = { vatNumber: string; taxCode?: never } | { taxCode: string; vatNumber?: never };

/**
 * Which of the two codes somebody wrote in the one field `ein` (COM-3). Digits are a VAT number, unless they are
 * eleven and start with 8 or 9: those belong to bodies without VAT. Anything with letters is a person's tax code.
 */
export function taxIdentityOf(text: string): TaxIdentity {
  const code = normaliseTaxCode(text);
  if (!/^(IT)?\d+$/.test(code)) return { taxCode: code };
  const digits = code.replace(/^IT/, '');
  return /^[89]\d{10}$/.test(digits) ? { taxCode: digits } : { vatNumber: digits };
}
