import type { FactField, FactSource, GrantFacts } from './grant-facts.ts';

/** The sources that stand behind a fact, in the order in which they were read. */
export function sourcesOf(facts: GrantFacts, field: FactField): FactSource[] {
  return (facts.sources ?? []).filter(({ fields }) => fields.includes(field));
}
