import type { Line } from '#domain/assistant/drafting/draft.ts';
import { inside } from '#domain/assistant/drafting/grammar/nouns.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { readFigure } from '#domain/numbers/figure.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { line } from './voice.ts';

/** What a customer pays: held against the targets by a sum. */
export const isPrice = (fact: string): boolean =>
  /\bpaga|\bprezz|\bcosta\b/i.test(fact) && /\d[\d.]* euro\b/i.test(fact);

/** Two figures that agree with a third: what a commission would check by itself, with the source of the price. */
export function crossCheck({ kpis, market }: Pick<Material, 'kpis' | 'market'>): Line[] {
  for (const { fact, source } of market) {
    const price = /(\d[\d.]*) euro\b/.exec(fact)?.[1];
    const each = (price ? readFigure(price) : null) ?? 0;
    if (each <= 1 || !isPrice(fact)) continue;
    const sum = kpis.find(
      ({ target, unit }) =>
        target !== null &&
        /euro/.test(unit) &&
        kpis.some((other) => other.target !== null && other.target * each === target),
    );
    const part = sum && kpis.find(({ target }) => target !== null && target * each === sum.target);
    if (sum && part)
      return [
        line(
          2,
          `I conti tornano: ${numberText(part.target)} ${inside(part.name)} per ${numberText(each)} euro${source && ` (${source})`} fanno ${numberText(sum.target)} euro.`,
        ),
      ];
  }
  return [];
}
