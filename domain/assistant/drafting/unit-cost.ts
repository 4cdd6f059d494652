import { readNumber } from '#domain/numbers/read-number.ts';
import { isCounted, nounKind } from './grammar/nouns.ts';
import { partsOf } from './grammar/runs.ts';

/** How many of what a line pays for, and the price of one; `isMeasure`: counted in a unit ("kW"), not in things. */
export type UnitCost = {
  euro: number;
  isExact: boolean;
  count: string;
  of: string;
  isMeasure: boolean;
};
type Line = { full: string; category: string; amount: number | null };

/** Sizes by which such goods are priced; litres and kilos say how large a thing is. */
const MEASURED = /\b(?:da|di|per) (\d[\d.,]*) ?(kWp|kWh|kW|MWp|MW|m²|mq)(?![\p{L}\p{N}])/u;
const FOR = /\bper (\p{L}+|\d[\d.]*) (\p{L}+)/giu;
const LASTS = /^(?:mes[ei]|ann[oi]|giorn|ore\b|settiman|%|euro)/iu;

/** The price of one, where a line of one thing says how many: "Infissi per 42 camere", "Impianto da 60 kW". */
export function unitCostOf({ full, category, amount }: Line): UnitCost | null {
  if (amount === null || partsOf(full).length > 1 || /personal|dipendent/i.test(category)) return null;
  const [, size, unit] = MEASURED.exec(full) ?? [];
  if (size && unit) return priceOf(amount, size, unit, true);
  for (const [, count = '', of = ''] of full.matchAll(FOR)) {
    if (!LASTS.test(of) && isCounted(`${count} ${of}`) && nounKind(of)?.endsWith('p'))
      return priceOf(amount, count, of, false);
  }
  return null;
}

function priceOf(amount: number, count: string, of: string, isMeasure: boolean): UnitCost | null {
  const value = readNumber(count);
  if (value === null || value < 2) return null;
  return { euro: Math.round(amount / value), isExact: amount % value === 0, count, of, isMeasure };
}
