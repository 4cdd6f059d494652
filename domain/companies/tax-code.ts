import { checkDigit } from './vat-number.ts';

export type TaxCodeProblem = 'format' | 'checksum' | 'date';

/** Two people with the same code: from the right, digits become letters (omocodia). */
const OMOCODIA = 'LMNPQRSTUV';
const NUMERIC_PLACES = [6, 7, 9, 10, 12, 13, 14];
const MONTHS = 'ABCDEHLMPRST';
/** Women add 40 to the day of birth. */
const WOMEN_DAY_OFFSET = 40;

/** Value of the characters at odd places, digits as the first ten letters (DM 23 dicembre 1976). */
const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

export function normaliseTaxCode(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/** What is wrong with a codice fiscale, of a person (16 characters) or of a company (11 digits). */
export function taxCodeProblem(text: string): TaxCodeProblem | null {
  const code = normaliseTaxCode(text);
  if (/^\d{11}$/.test(code)) return checkDigit(code) === Number(code[10]) ? null : 'checksum';
  if (!/^[A-Z]{6}[0-9LMNPQRSTUV]{2}[A-EHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$/.test(code)) {
    return 'format';
  }
  if (checkCharacter(code) !== code[15]) return 'checksum';
  return isBirthDay(withoutOmocodia(code)) ? null : 'date';
}

/** The sixteenth character, from the first fifteen. */
export function checkCharacter(code: string): string {
  let sum = 0;
  for (let place = 0; place < 15; place += 1) {
    const value = characterValue(code[place]!);
    sum += place % 2 === 0 ? ODD_VALUES[value]! : value;
  }
  return String.fromCharCode(65 + (sum % 26));
}

/** The same code with digits where the omocodia put letters. */
export function withoutOmocodia(code: string): string {
  return [...code]
    .map((character, place) => {
      const digit = NUMERIC_PLACES.includes(place) ? OMOCODIA.indexOf(character) : -1;
      return digit === -1 ? character : String(digit);
    })
    .join('');
}

/** The century is not in the code, so 29 February is always accepted. */
function isBirthDay(code: string): boolean {
  const month = MONTHS.indexOf(code[8]!) + 1;
  const written = Number(code.slice(9, 11));
  const date = written > WOMEN_DAY_OFFSET ? written - WOMEN_DAY_OFFSET : written;
  const daysInMonth = new Date(Date.UTC(2000, month, 0)).getUTCDate();
  return date >= 1 && date <= daysInMonth;
}

function characterValue(character: string): number {
  return /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
}
