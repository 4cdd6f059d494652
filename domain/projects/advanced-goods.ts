import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import type { CostKind } from './cost-kinds.ts';
import type { Project } from './project.ts';

/** Kinds that an adjective narrows: "beni materiali 4.0" is not any machine. */
const GOODS: readonly CostKind[] = ['macchinari', 'impianti', 'veicoli', 'arredi'];

/** "4.0" and no "4.000". */
const GENERATION = '[45]\\.0(?!\\d)';
/** The adjective of the goods themselves: "attrezzature e servizi digitali" leaves the former as they are. */
const NARROW = new RegExp(
  `\\b(?:beni|macchin\\w+|attrezzatur\\w+|impiant\\w+|strument[io])(?: (?!(?:e|ed|o)\\b)[a-z]+){0,2} (?:${GENERATION}|digital[ei]\\b|interconness\\w+)`,
);
const NAMED = new RegExp(`\\b(?:${GENERATION}|digital\\w*)`);
const TOLD = new RegExp(
  `\\b(?:${GENERATION}|digital\\w*|interconn\\w+|iot\\b|robot\\w*|cnc\\b|controllo numerico|cybersicurezza|intelligenza artificiale|stampa(?:nt[ei])? 3d|allegat[oi] (?:a|b|iv|v)\\b)`,
);

/** Of a cost that a call lists, the kinds that it pays for only where they are 4.0 or digital. */
export function narrowKinds(grant: Grant, cost: string, kinds: readonly CostKind[]): CostKind[] {
  const isNarrow = NARROW.test(fold(cost)) || isAllDigital(grant);
  return isNarrow ? kinds.filter((kind) => GOODS.includes(kind)) : [];
}

/** Named after it, and no research programme: whatever goods it lists are of that sort. */
const isAllDigital = ({ name, categories }: Grant): boolean =>
  categories.includes('digitale') && !categories.includes('ricerca') && NAMED.test(fold(name));

/** Words that say of goods that they are 4.0 or digital. */
export const saysAdvanced = (text: string): boolean => TOLD.test(fold(text));

export const isAdvanced = ({ title, description, costs }: Project): boolean =>
  saysAdvanced([title ?? '', description, ...costs.map(({ category }) => category)].join('. '));
