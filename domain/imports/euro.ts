export type Money =
  { kind: 'known'; euro: number } | { kind: 'unlimited' } | { kind: 'absent' } | { kind: 'unreadable' };

const NUMBER = /^(?:€|eur[o]?\b)?\s*(\d[\d.,'\u00a0 ]*)\s*(mln|milion\w*|mld|miliard\w*|mila)?/i;
const MAX_EURO = 10 ** 13;
/** The sources write "no limit" as a row of nines (99999999999). */
const NINES = /^9{9,}$/;

/** Reads `15375383,50`, `1.500.000,00`, `3928194.13`, `163000000 (con dm 29/7)`, `2,5 mln`. */
export function readEuro(text: string): Money {
  const value = text.trim();
  if (value === '') return { kind: 'absent' };
  const found = NUMBER.exec(value);
  if (!found?.[1]) return { kind: 'unreadable' };
  const digits = withDotDecimals(found[1].replace(/[\s'\u00a0]/g, '').replace(/[.,]+$/, ''));
  if (NINES.test(digits.replace(/\..*$/, ''))) return { kind: 'unlimited' };
  const euro = Math.round(Number(digits) * multiplier(found[2]) * 100) / 100;
  return Number.isFinite(euro) && euro < MAX_EURO ? { kind: 'known', euro } : { kind: 'unreadable' };
}

function withDotDecimals(digits: string): string {
  const comma = digits.lastIndexOf(',');
  const dot = digits.lastIndexOf('.');
  if (comma > dot) {
    const isThousands = dot === -1 && /^\d{1,3}(,\d{3}){2,}$/.test(digits);
    return isThousands
      ? digits.replaceAll(',', '')
      : digits
          .replaceAll('.', '')
          .replace(/,(?=.*,)/g, '')
          .replace(',', '.');
  }
  if (dot > comma && comma !== -1) return digits.replaceAll(',', '');
  // Only dots: thousands as Italians write them, otherwise the decimal point of a program.
  return /^\d{1,3}(\.\d{3})+$/.test(digits) ? digits.replaceAll('.', '') : digits;
}

function multiplier(unit: string | undefined): number {
  const name = unit?.toLowerCase() ?? '';
  if (name.startsWith('mld') || name.startsWith('miliard')) return 1_000_000_000;
  if (name.startsWith('mln') || name.startsWith('milion')) return 1_000_000;
  return name === 'mila' ? 1_000 : 1;
}
