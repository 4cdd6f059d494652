import { isDay } from '#domain/rules/day.ts';
import { fold } from '#domain/search/fold.ts';
import type { GrantLevel } from '#domain/vocabulary.ts';

/** spec §9: europe/eu/europeo gives europeo, region/regionale gives regionale, otherwise nazionale. */
export function levelFromText(text: string): GrantLevel {
  const folded = fold(text);
  if (/europ|\beu\b|\bue\b/.test(folded)) return 'europeo';
  return /region/.test(folded) ? 'regionale' : 'nazionale';
}

const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
);

/** dd/mm/yyyy becomes yyyy-mm-dd (spec §9); also "31 dicembre 2026". A day that does not exist is none. */
export function dayFromText(text: string): string | null {
  const folded = fold(text);
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(folded);
  if (iso) return existing(iso[1]!, iso[2]!, iso[3]!);
  const slashed = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(folded);
  if (slashed) return existing(slashed[3]!, slashed[2]!, slashed[1]!);
  const worded = new RegExp(`\\b(\\d{1,2})°? (${MONTHS.join('|')}) (\\d{4})\\b`).exec(folded);
  if (worded) return existing(worded[3]!, String(MONTHS.indexOf(worded[2]!) + 1), worded[1]!);
  return null;
}

function existing(year: string, month: string, date: string): string | null {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** Only an address of the web that a browser can open: no script, no credentials, no bare word. */
export function webAddress(text: string): string | null {
  const match = /https?:\/\/[^\s<>"'()[\]{}|\\^`]+/i.exec(text.trim());
  const address = match?.[0].replace(/[.,;:!?]+$/, '') ?? '';
  const parts = /^https?:\/\/([^/?#]+)/i.exec(address);
  const host = parts?.[1] ?? '';
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i.test(host) ? address : null;
}

/** "da 10.000 a 50.000 €", "fino a 1,5 milioni di euro", "50%". */
const AMOUNT =
  /(?:(?:fino a|da|massimo|max|tra|oltre)\s+)?(?:€|euro)\s?\d[\d.,]{0,20}(?:\s*(?:mila|mln|milion\w+|miliard\w+))?(?:\s*(?:a|e|-|–)\s*(?:€\s?)?\d[\d.,]{0,20})?|(?:(?:fino a|da|massimo|max|tra|oltre)\s+)?(?<![\d.,])\d[\d.,]{0,20}\s*(?:mila|mln|milion\w+|miliard\w+)?\s*(?:di\s+)?(?:€|euro)(?:\s*(?:a|e|-|–)\s*\d[\d.,]{0,20}\s*(?:€|euro))?/i;

export function amountInText(text: string): string | null {
  return AMOUNT.exec(text)?.[0].trim() ?? null;
}
