import type { Day } from '#domain/rules/day.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import type { CompanySize } from '#domain/vocabulary.ts';

/** Measures whose own decree says how they add up. */
export type MeasureCode = 'conto_termico_3';

type MeasureException = { limit: number | null; isAgainstTaxCredits: boolean };

export function measureException(
  measure: MeasureCode | null,
  size: CompanySize | null,
  day: Day,
): MeasureException | null {
  switch (measure) {
    case 'conto_termico_3':
      return { limit: size === null ? null : contoTermicoLimit(size, day), isAgainstTaxCredits: true };
    case null:
      return null;
  }
}

function contoTermicoLimit(size: CompanySize, day: Day): number {
  if (size === 'large') return ruleValue('conto_termico.cumulation.large', day);
  return ruleValue(size === 'medium' ? 'conto_termico.cumulation.medium' : 'conto_termico.cumulation.small', day);
}
