import type { Grant } from '#domain/grants/grant.ts';
import { matchConcepts, outermost, type Concepts } from './concepts.ts';
import { phraseStems } from './tokens.ts';

/** Whom a grant is for, by its name: foreign markets as bits (0 = any, or none), the concepts that make it one for few. */
export type NameSubjects = { markets: number; narrow: readonly number[] };

/** "Ricerca industriale" is research: the industry inside is nobody's trade. */
const INNER = 0;

export function nameSubjects({ name }: Grant, { written, list }: Concepts): NameSubjects {
  const matches = outermost(matchConcepts(phraseStems(name), written), INNER);
  const said = [...new Set(matches.flatMap(({ concept, weight }) => (weight > 0 ? [concept] : [])))];
  return {
    markets: said.reduce((mask, concept) => mask | list[concept]!.market, 0),
    narrow: said.filter((concept) => list[concept]!.narrows),
  };
}
