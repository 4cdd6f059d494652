/** Parts two digits wide, joined by dots: "62", "62.0", "62.01", "62.01.00". */
const DOTTED = /^\d{2}(\.\d{1,2}(\.\d{1,2})?)?$/;

/** An ATECO code as one writes it ("620100", "62 01", "J 62.01") in its dotted form; null when it is none. */
export function normaliseAtecoCode(text: string): string | null {
  const code = text
    .trim()
    .replace(/^[A-V](?=[\s.\d])/i, '')
    .replace(/\s+/g, '.')
    .replace(/^\.|\.$/g, '');
  if (DOTTED.test(code)) return code;
  return /^\d{3,6}$/.test(code) ? code.replace(/^(\d\d)(\d{1,2})(\d{1,2})?$/, dotted) : null;
}

const dotted = (_all: string, division: string, second: string, third: string | undefined): string =>
  [division, second, third].filter(Boolean).join('.');
