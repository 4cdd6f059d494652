import { daysIn } from '#domain/numbers/read-day.ts';
import { FIGURE } from '#domain/numbers/figure.ts';
import { SCALE } from '#domain/numbers/read-number.ts';
import { fold } from '#domain/search/fold.ts';
import type { GrantLevel } from '#domain/vocabulary.ts';

/** "europe", "eu" and "europeo" give europeo, "region" and "regionale" regionale, anything else nazionale (AST-4). */
export function levelFromText(text: string): GrantLevel {
  const folded = fold(text);
  if (/europ|\beu\b|\bue\b/.test(folded)) return 'europeo';
  return /region/.test(folded) ? 'regionale' : 'nazionale';
}

/** dd/mm/yyyy becomes yyyy-mm-dd (AST-4); also "31 dicembre 2026". A day that does not exist is none. */
export function dayFromText(text: string): string | null {
  return daysIn(text)[0]?.day ?? null;
}

/** Only an address of the web that a browser can open: no script, no credentials, no bare word. */
export function webAddress(text: string): string | null {
  const match = /https?:\/\/[^\s<>"'()[\]{}|\\^`]+/i.exec(text.trim());
  const address = match?.[0].replace(/(?<![.,;:!?])[.,;:!?]+$/, '') ?? '';
  const parts = /^https?:\/\/([^/?#]+)/i.exec(address);
  const host = parts?.[1] ?? '';
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i.test(host) ? address : null;
}

const LEAD = '(?:(?:fino a|da|massimo|max|tra|oltre)\\s+)?';
const SUM = `(?:${FIGURE})(?:\\s*${SCALE}(?!\\p{L}))?`;
const NEXT = `(?:\\s*(?:a|e|-|–)\\s*(?:€\\s?)?${SUM}(?:\\s*(?:€|euro))?)?`;
/** "da 10.000 a 50.000 €", "fino a 1,5 milioni di euro". */
const AMOUNT = new RegExp(
  `${LEAD}(?:€|euro)\\s?${SUM}${NEXT}|${LEAD}(?<![\\d.,])${SUM}(?:\\s*(?:a|-|–)\\s*${SUM})?\\s*(?:di\\s+)?(?:€|euro)${NEXT}`,
  'giu',
);

/** Every amount of a text, with where it stands. */
export const amountsIn = (text: string): { text: string; at: number }[] =>
  [...text.matchAll(AMOUNT)].map((match) => ({ text: match[0].trim(), at: match.index }));

export const amountInText = (text: string): string | null => amountsIn(text)[0]?.text ?? null;
