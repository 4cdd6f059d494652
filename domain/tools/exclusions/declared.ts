import { ruleAt } from '#domain/rules/rule-at.ts';
import type { RuleId } from '#domain/rules/table.ts';
import type { ExclusionCheck, ExclusionFacts, ExclusionRow } from './exclusion-facts.ts';

/** A ground that only the firm can declare. */
export function declared(
  check: ExclusionCheck,
  isThere: boolean | null,
  id: RuleId,
  { day }: Pick<ExclusionFacts, 'day'>,
): ExclusionRow {
  const rule = ruleAt(id, day);
  if (isThere === null) return { check, outcome: 'da_verificare', reason: { code: 'not_declared' }, rule };
  return isThere
    ? { check, outcome: 'non_soddisfatto', reason: { code: 'declared_obstacle' }, rule }
    : { check, outcome: 'soddisfatto', reason: { code: 'declared_clear' }, rule };
}
