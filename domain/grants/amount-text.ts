import type { AidForm } from '#domain/vocabulary.ts';
import type { Grant } from './grant.ts';

/** What a card says of the money, as a code with its figures; the words are in messages. */
export type AmountLine =
  /** No figure is known: the form of the aid is what there is to say. */
  | { code: 'none'; aidForm: AidForm }
  | { code: 'percent'; percent: number }
  | { code: 'upTo'; kind: string; max: number }
  | { code: 'from'; kind: string; min: number }
  | { code: 'range'; kind: string; min: number; max: number }
  | { code: 'exactly'; kind: string; amount: number };

type Priced = Pick<Grant, 'amounts' | 'aidForm' | 'aidIntensityMax' | 'facts'>;
type Figures = { min?: number | null | undefined; max?: number | null | undefined };

/** The best figure that is known: the stated amount, the aid, its share of the spend, the spend. Nothing is invented. */
export function amountLine({ amounts, aidForm, aidIntensityMax, facts }: Priced): AmountLine {
  const stated = figuresLine(amounts, amounts.kind);
  if (stated) return stated;
  const aid = figuresLine(facts.aid ?? {}, amounts.kind === 'spesa' ? 'agevolazione' : amounts.kind);
  if (aid) return aid;
  const percent = facts.aid?.intensityMax ?? aidIntensityMax;
  if (percent !== null && percent <= 100) return { code: 'percent', percent };
  return figuresLine(facts.spend ?? {}, 'spesa') ?? { code: 'none', aidForm };
}

/** The figure in euro that the line ends with; null where it tells none. */
export function largestFigure(line: AmountLine): number | null {
  if (line.code === 'upTo' || line.code === 'range') return line.max;
  if (line.code === 'exactly') return line.amount;
  return line.code === 'from' ? line.min : null;
}

/** Two bounds, one or none. */
export function figuresLine({ min, max }: Figures, kind: string): AmountLine | null {
  if (min != null && max != null) {
    return min === max ? { code: 'exactly', kind, amount: max } : { code: 'range', kind, min, max };
  }
  if (max != null) return { code: 'upTo', kind, max };
  return min != null ? { code: 'from', kind, min } : null;
}
