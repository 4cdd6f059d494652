import type { Grant } from '#domain/grants/grant.ts';
import type { SpecialStatus } from '#domain/vocabulary.ts';
import { YOUTH_AGE_MAX } from '#domain/eligibility/age-bounds.ts';
import type { Asker } from './asker.ts';
import type { Concept } from './concepts.ts';

/** Those to whom some grants are reserved, and the concepts by which they make themselves known. */
type Audience = { statuses: readonly SpecialStatus[]; concepts: readonly string[] };

const BEGINNERS: Audience = {
  statuses: ['da_costituire'],
  concepts: ['aprire-attivita', 'autoimpiego', 'microcredito', 'piccolo-prestito', 'startup', 'disoccupati', 'giovani'],
};

const AUDIENCES: readonly Audience[] = [
  BEGINNERS,
  { statuses: ['femminile'], concepts: ['donne', 'impresa-femminile'] },
  { statuses: ['giovanile'], concepts: ['giovani', 'giovani-agricoltori'] },
  {
    statuses: ['startup', 'startup_innovativa', 'pmi_innovativa'],
    concepts: ['startup', 'acceleratore', 'venture-capital', 'equity', 'deep-tech'],
  },
  { statuses: ['impresa_sociale', 'ets'], concepts: ['economia-sociale', 'cooperative', 'svantaggiati'] },
  { statuses: ['culturale_creativa'], concepts: ['cultura', 'editoria', 'audiovisivo'] },
  { statuses: ['cooperativa'], concepts: ['cooperative', 'workers', 'economia-sociale'] },
  { statuses: ['in_crisi'], concepts: ['crisi-impresa', 'crisi-industriale', 'equity'] },
  { statuses: ['confiscata'], concepts: ['confisca'] },
  { statuses: ['incubatore'], concepts: ['incubatori-investitori', 'acceleratore'] },
];

/** A concept this near to one of an audience speaks of it too: who asks of a bar may want to open one. */
const NEAR_ENOUGH = 0.3;

/** Whom a grant is reserved to, as bits; 0 = anybody. */
export function grantAudiences({ constraints }: Pick<Grant, 'constraints'>): number {
  const statuses = new Set(constraints.statusesAnyOf);
  const { legalForms } = constraints;
  const isForCooperatives = Array.isArray(legalForms) && legalForms.every((form) => form === 'cooperativa');
  if (isForCooperatives) statuses.add('cooperativa');
  if (isForBeginners(constraints)) statuses.add('da_costituire');
  return bitsOf((audience) => audience.statuses.some((status) => statuses.has(status)));
}

function isForBeginners({ mustExist, recentlyFounded, ageMonths }: Grant['constraints']): boolean {
  return mustExist === false || recentlyFounded === true || ageMonths?.max !== undefined;
}

/** Who speaks in a query, from the concepts it was understood by. */
export function askingAudiences(asked: readonly Concept[], all: readonly Concept[]): number {
  const ids = new Set(asked.map((concept) => concept.id));
  for (const { near } of asked) for (const each of near) if (each.weight >= NEAR_ENOUGH) ids.add(all[each.concept]!.id);
  return bitsOf((audience) => audience.concepts.some((id) => ids.has(id)));
}

/** Women and the young, who say so without the words for it: "mi hanno licenziata", "ho 24 anni". */
export function audiencesOf({ age, isWoman }: Asker): number {
  const isYoung = age !== null && age <= YOUTH_AGE_MAX;
  return bitsOf(
    ({ statuses }) => (isWoman && statuses.includes('femminile')) || (isYoung && statuses.includes('giovanile')),
  );
}

function bitsOf(has: (audience: Audience) => boolean): number {
  return AUDIENCES.reduce((mask, audience, at) => (has(audience) ? mask | (1 << at) : mask), 0);
}
