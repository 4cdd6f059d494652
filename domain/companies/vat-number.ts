export type VatNumberProblem = 'format' | 'checksum' | 'zeros';

/** Offices that issue VAT numbers: provinces 001 to 100, then the special ones (Agenzia delle Entrate). */
const PROVINCE_OFFICES = { first: 1, last: 100 };
const SPECIAL_OFFICES = [120, 121, 888, 999];

/** Eleven digits without "IT", spaces or dots; null when the text cannot be one. */
export function normaliseVatNumber(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '').replace(/^IT/i, '');
  return /^\d{11}$/.test(digits) ? digits : null;
}

/** What is wrong with an Italian VAT number; null when it is well formed. */
export function vatNumberProblem(text: string): VatNumberProblem | null {
  const digits = normaliseVatNumber(text);
  if (digits === null) return 'format';
  if (/^0{7}/.test(digits)) return 'zeros';
  return checkDigit(digits) === Number(digits[10]) ? null : 'checksum';
}

/**
 * True when digits 8 to 10 name no known issuing office. Only worth a warning: the list of offices is not
 * published in full, and a right number must never be refused.
 */
export function hasUnknownOffice(text: string): boolean {
  const digits = normaliseVatNumber(text);
  if (digits === null) return false;
  const office = Number(digits.slice(7, 10));
  const isProvince = office >= PROVINCE_OFFICES.first && office <= PROVINCE_OFFICES.last;
  return !isProvince && !SPECIAL_OFFICES.includes(office);
}

/** Odd places count as they are, even ones doubled and brought back to one digit. */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let place = 0; place < 10; place += 1) {
    const digit = Number(digits[place]);
    const doubled = digit * 2;
    sum += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (sum % 10)) % 10;
}
