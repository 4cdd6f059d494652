export type VatNumberProblem = 'format' | 'checksum' | 'zeros';

/** Eleven digits without "IT", spaces or dots; null when the text cannot be one. */
export function normaliseVatNumber(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '').replace(/^IT/i, '');
  return /^\d{11}$/.test(digits) ? digits : null;
}

/**
 * What is wrong with an Italian VAT number; null when it is well formed. The issuing office in digits 8 to 10 is not
 * looked at: the list of offices is not published in full, and a right number must never be refused.
 */
export function vatNumberProblem(text: string): VatNumberProblem | null {
  const digits = normaliseVatNumber(text);
  if (digits === null) return 'format';
  if (/^0{7}/.test(digits)) return 'zeros';
  return checkDigit(digits) === Number(digits[10]) ? null : 'checksum';
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
