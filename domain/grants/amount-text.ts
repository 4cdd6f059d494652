import type { Grant } from './grant.ts';

/** What a card says of the money, as a code with its figures; the words are in messages. */
export type AmountLine =
  | { code: 'none' }
  | { code: 'upTo'; kind: string; max: number }
  | { code: 'from'; kind: string; min: number }
  | { code: 'range'; kind: string; min: number; max: number }
  | { code: 'exactly'; kind: string; amount: number };

/** Nothing is invented: without figures the card sends to the bando ("Importo nel bando"). */
export function amountLine({ min, max, kind }: Grant['amounts']): AmountLine {
  if (min !== null && max !== null) {
    return min === max ? { code: 'exactly', kind, amount: max } : { code: 'range', kind, min, max };
  }
  if (max !== null) return { code: 'upTo', kind, max };
  if (min !== null) return { code: 'from', kind, min };
  return { code: 'none' };
}
