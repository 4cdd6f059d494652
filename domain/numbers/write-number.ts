/**
 * The Italian formats of `Intl.NumberFormat`, which the tests hold these to, without its start: building four formats
 * was a third of the script's work on a first visit.
 */
const NO_BREAK_SPACE = '\u00A0';
/** Below it a number writes itself with an exponent, and rounds to nothing. */
const LEAST = 1e-6;

/** Half away from zero, on the digits that are written: 1.005 is 1,01. */
function rounded(size: number, decimals: number): string {
  if (size < LEAST) return (0).toFixed(decimals);
  if (size > Number.MAX_SAFE_INTEGER) return BigInt(Math.round(size)).toString();
  const units = Math.round(Number(`${String(size)}e${String(decimals)}`));
  return Number(`${String(units)}e-${String(decimals)}`).toFixed(decimals);
}

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

/** What is not known is a dash; nobody writes a zero with a minus sign. */
function written(value: number | null, decimals: 0 | 1 | 2, needless: RegExp, unit = ''): string {
  if (value === null || !Number.isFinite(value)) return '—';
  const text = rounded(Math.abs(value), decimals);
  const [digits = '', fraction = ''] = text.split('.');
  const shown = fraction.replace(needless, '');
  return `${value < 0 && Number(text) !== 0 ? '-' : ''}${grouped(digits)}${shown && `,${shown}`}${unit}`;
}

const NONE = /(?!)/;
const EURO = `${NO_BREAK_SPACE}€`;

/** "1.250", "12,5": thousands always grouped, at most two decimals. */
export const numberText = (value: number | null): string => written(value, 2, /0+$/);
/** "1.250": to the nearest whole. */
export const integerText = (value: number | null): string => written(value, 0, /0+$/);
/** "4,0", "1,25": as many decimals as asked, zeros included. */
export const fixedText = (value: number | null, decimals: 1 | 2): string => written(value, decimals, NONE);
/** "1.250 €", "1.250,50 €": cents only where there are some. */
export const euroText = (value: number | null): string => written(value, 2, /^00$/, EURO);
/** "1.250 €": where cents would be noise, on cards and in rows. */
export const wholeEuroText = (value: number | null): string => written(value, 0, /0+$/, EURO);
/** "12,5%". */
export const percentText = (value: number): string => `${numberText(value)}%`;
