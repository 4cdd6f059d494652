import { FIGURE } from '#domain/numbers/figure.ts';
import { readEuro as readAmount, SCALE } from '#domain/numbers/read-number.ts';

export type Money =
  | { kind: 'known'; euro: number }
  | { kind: 'unlimited' }
  | { kind: 'absent' }
  | { kind: 'unreadable' };

/** The amount at the head of a cell; whatever follows it ("163000000 (con dm 29/7)") is a note. */
const HEAD = new RegExp(
  `^(?:€|euro?\\b)?\\s*((?:[\\d.,' \\u00a0]*\\d|${FIGURE})[.,]?\\s*(?:${SCALE}(?!\\p{L}))?)`,
  'iu',
);
const MAX_EURO = 10 ** 13;
/** The sources write "no limit" as a row of nines (99999999999). */
const NINES = /^9{9,}$/;

/** Reads `15375383,50`, `1.500.000,00`, `3928194.13`, `163000000 (con dm 29/7)`, `2,5 mln`. */
export function readEuro(text: string): Money {
  const value = text.trim();
  if (value === '') return { kind: 'absent' };
  const head = HEAD.exec(value)?.[1];
  const euro = head === undefined ? null : readAmount(head.replace(/[.,]\s*$/, ''));
  if (euro === null || euro >= MAX_EURO) return { kind: 'unreadable' };
  return NINES.test(String(Math.trunc(euro))) ? { kind: 'unlimited' } : { kind: 'known', euro };
}
