import type { Confidence } from '#domain/vocabulary.ts';
import type { RuleSource, RuleUnit, RuleVersion } from './rule.ts';

type Validity = { from: string; to?: string; confidence?: Confidence };

export function version<Value extends number | string>(
  value: Value,
  unit: RuleUnit,
  source: RuleSource,
  { from, to, confidence = 'high' }: Validity,
): RuleVersion<Value> {
  return { value, unit, source, validFrom: from, validTo: to ?? null, confidence };
}

export const act =
  (name: string, link: string | null = null) =>
  (article: string): RuleSource => ({ act: name, article, link });
