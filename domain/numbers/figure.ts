const SPACES = "[ \\u00a0\\u202f']";

/** A figure in digits inside a text: "1.250", "1.250,50", "300 000", "12,5", "12.5", "900". */
export const FIGURE = [
  `[1-9]\\d{0,2}(?:\\.\\d{3})+(?:,\\d+)?`,
  `[1-9]\\d{0,2}(?:${SPACES}\\d{3})+(?:,\\d+)?`,
  `\\d+(?:[.,]\\d+)?`,
].join('|');

const DOTS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;
const GAPS = /^[1-9]\d{0,2}(?:([ \u00a0\u202f'])\d{3})(?:\1\d{3})*(?:,\d*)?$/;
const COMMA = /^(?:\d+,\d*|,\d+)$/;
/** One or two digits after a lone dot cannot be thousands; three are ("1.250"), and more are nothing. */
const POINT = /^(?:\d+\.\d{0,2}|\.\d{1,2})$/;
/** The English way, only where it can be no other: a dot after commas, or two commas. */
const ENGLISH = /^[1-9]\d{0,2}(?:(?:,\d{3}){2,}(?:\.\d+)?|,\d{3}\.\d{1,2})$/;

/** Longer than any amount with its dots; a number of so many digits would not be exact. */
const MAX_CHARS = 24;

/**
 * A figure in digits, as Italians write it: the dot groups thousands, the comma starts decimals. A figure that can be
 * read in two ways ("12500.000", "0.500", "1.25.000") is none. An unfinished one ("12,") is what stands there so far.
 */
export function readFigure(text: string): number | null {
  if (text.length > MAX_CHARS) return null;
  if (/^\d+$/.test(text)) return Number(text);
  if (DOTS.test(text) || GAPS.test(text)) return Number(text.replace(/[.' \u00a0\u202f]/g, '').replace(',', '.'));
  if (COMMA.test(text)) return Number(text.replace(',', '.'));
  if (POINT.test(text)) return Number(text);
  return ENGLISH.test(text) ? Number(text.replaceAll(',', '')) : null;
}

/** How many digits stand after the decimal mark of a figure that `readFigure` reads. */
export function decimalsOf(figure: string): number {
  if (ENGLISH.test(figure)) return /\.(\d+)$/.exec(figure)?.[1]!.length ?? 0;
  return /(?:,|^\d*\.(?=\d{1,2}$))(\d+)$/.exec(figure)?.[1]!.length ?? 0;
}
