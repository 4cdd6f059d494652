import type { Grant } from '#domain/grants/grant.ts';

/** Up to this age a founder counts as young, where the grant does not say otherwise (D.Lgs. 185/2000: 18-35). */
export const YOUTH_AGE_MAX = 35;

/** Up to which age "giovanile" counts here, where the grant says so. */
export function toldYouthAgeMax({ constraints, facts }: Grant): number | undefined {
  return constraints.youthAgeMax ?? facts.age?.founderMax;
}

/** A minimum alone is the age of majority, which nobody has to be asked; an age told with "giovanile o femminile" only defines the first. */
export function founderBounds({ constraints, facts }: Grant): { min?: number; max?: number } | null {
  if (constraints.founderAge) return constraints.founderAge;
  const { founderMin, founderMax } = facts.age ?? {};
  if (founderMax === undefined || constraints.statusesAnyOf?.includes('giovanile')) return null;
  return { ...(founderMin === undefined ? {} : { min: founderMin }), max: founderMax };
}
