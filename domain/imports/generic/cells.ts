import { z } from 'zod';
import { readEuro } from '#domain/imports/euro.ts';
import { plainText } from '#domain/imports/plain-text.ts';
import { regionOf } from '#domain/imports/region-of.ts';
import { romeDay } from '#domain/imports/source-days.ts';
import { webLink } from '#domain/imports/web-link.ts';
import { readPercent } from '#domain/numbers/read-number.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { fold } from '#domain/search/fold.ts';

/** The kinds of cell of our own format. Each error message is what was expected, to be shown beside the column. */

export const text = z.preprocess((value) => plainText(joined(value)), z.string());
export const requiredText = z.preprocess((value) => plainText(joined(value)), z.string().min(1, { error: '…' }));

/** Sentences: separated by `|` or line ends, because they contain commas and semicolons. */
export const sentences = z.preprocess((value) => pieces(value, /[|\n]/), z.array(z.string()));

export const day = optional((value) => romeDay(value), 'AAAA-MM-GG');
export const time = optional((value) => {
  const found = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(value);
  return found ? `${found[1]?.padStart(2, '0')}:${found[2]}` : null;
}, 'HH:MM');
export const euro = optional(
  (value) => {
    const money = readEuro(value);
    return money.kind === 'known' ? money.euro : null;
  },
  '12345,67',
  figureText,
);
export const link = optional((value) => webLink(value), 'https://…');
export const yesNo = optional(
  (value) => ({ si: true, no: false, true: true, false: false })[fold(value)] ?? null,
  'sì, no',
);

export function number(min: number, max: number) {
  return optional(
    (value) => {
      const parsed = readPercent(value);
      return parsed !== null && parsed >= min && parsed <= max ? parsed : null;
    },
    `${min}–${max}`,
    figureText,
  );
}

/** One value of a closed list; `names` are other words people write for it. */
export function oneOf<Value extends string>(values: readonly Value[], names: Readonly<Record<string, Value>> = {}) {
  return optional((value) => valueOf(value, values, names), values.join(', '));
}

/** Several of them: separated by `|`, `;` or line ends. */
export function manyOf<Value extends string>(values: readonly Value[], names: Readonly<Record<string, Value>> = {}) {
  return list((value) => valueOf(value, values, names), values.join(', '));
}

export const regions = list(regionOf, 'Abruzzo, Basilicata, …, Veneto');
export const provinces = list((value) => (/^[a-z]{2}$/i.test(value) ? value.toUpperCase() : null), 'PD, TN, …');
export const atecoCodes = list(
  (value) => (/^\d{2}(\.\d{1,2}){0,2}$/.test(value) ? value : null),
  '62, 62.01, 62.01.00',
);

/** A cell that may be empty; what is written in it must be readable. */
function optional<Value>(read: (value: string) => Value | null, expected: string, textOf = joined) {
  return z.unknown().transform((cell, context): Value | null => {
    const value = plainText(textOf(cell));
    if (value === '') return null;
    const found = read(value);
    if (found === null) context.addIssue({ code: 'custom', message: expected, params: { value } });
    return found;
  });
}

function list<Value>(read: (value: string) => Value | null, expected: string) {
  return z.unknown().transform((cell, context): Value[] => {
    const found: Value[] = [];
    for (const value of pieces(cell, /[|;\n]/)) {
      const item = read(value);
      if (item === null) context.addIssue({ code: 'custom', message: expected, params: { value } });
      else if (!found.includes(item)) found.push(item);
    }
    return found;
  });
}

function valueOf<Value extends string>(
  text: string,
  values: readonly Value[],
  names: Readonly<Record<string, Value>>,
): Value | null {
  const wanted = fold(text);
  const other = Object.hasOwn(names, wanted) ? names[wanted] : undefined;
  return values.find((value) => fold(value) === wanted) ?? other ?? null;
}

function pieces(cell: unknown, separator: RegExp): string[] {
  return joined(cell)
    .split(separator)
    .map(plainText)
    .filter((piece) => piece !== '');
}

/** A number of JSON is written as people write it: its dot is no mark of thousands. */
function figureText(cell: unknown): string {
  return typeof cell === 'number' ? numberText(cell) : joined(cell);
}

function joined(cell: unknown): string {
  if (Array.isArray(cell)) return cell.map(joined).join('|');
  if (typeof cell === 'string') return cell;
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}
