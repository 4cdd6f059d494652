import type { FactField, GrantFacts } from '#domain/grants/grant-facts.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { AtecoReading } from './ateco.ts';

/** What a record says in columns of its own, with the record itself as the source of each fact. */
export function recordFacts(
  ateco: AtecoReading,
  spend: GrantFacts['spend'],
  { link, source }: Pick<Grant, 'link' | 'source'>,
): GrantFacts {
  const facts: GrantFacts = {
    ...(spend ? { spend } : {}),
    ...(ateco.kind === 'codes' ? { ateco: { version: ateco.version, include: ateco.codes } } : {}),
  };
  const fields = Object.keys(facts) as FactField[];
  if (fields.length === 0) return {};
  const from = { title: source.evidence, date: source.checkedOn, ...(link === null ? {} : { url: link }) };
  return { ...facts, sources: [{ fields, ...from }] };
}
