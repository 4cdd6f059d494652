import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { SECTORS, type Sector } from '#domain/vocabulary.ts';

/**
 * Lists of sectors are many, but a company has few: rules that agree on them, on their kind, on their length and
 * on the activities they name have one answer. Gives each rule a small number that is equal where the answer is.
 */
export function sectorKeys(samples: readonly Grant[]): (company: CompanyView) => Int32Array {
  const kindIds = new Map<string, number>();
  const lists = samples.map(sectorList);
  const masks = Int32Array.from(lists, maskOf);
  const kinds = Int32Array.from(samples, (grant, rule) => {
    const { sectors, activities } = grant.constraints;
    const isStated = isExcluding(grant) || sectors !== undefined;
    const kind = JSON.stringify([
      isExcluding(grant),
      isStated,
      sectors === 'any',
      lists[rule]!.length,
      activities ?? [],
    ]);
    if (!kindIds.has(kind)) kindIds.set(kind, kindIds.size);
    return kindIds.get(kind)!;
  });
  return ({ sector, sectors }) => {
    // A company whose sector is "other" is looked up by its activities in the list: the list itself is the key then.
    if (sectors.length === 0 || sector === 'other') return masks.map((_, rule) => rule);
    const own = maskOf(sectors);
    return kinds.map((kind, rule) => {
      const shared = masks[rule]! & own;
      return 3 * kind + (shared === 0 ? 0 : shared === own ? 1 : 2);
    });
  };
}

function isExcluding({ constraints: { sectorsExcluded } }: Grant): boolean {
  return sectorsExcluded !== undefined && sectorsExcluded.length > 0;
}

function sectorList(grant: Grant): readonly Sector[] {
  const { sectors, sectorsExcluded } = grant.constraints;
  if (isExcluding(grant)) return sectorsExcluded!;
  return sectors === 'any' ? [] : (sectors ?? grant.sectors);
}

function maskOf(sectors: readonly Sector[]): number {
  return sectors.reduce((mask, sector) => mask | (1 << SECTORS.indexOf(sector)), 0);
}
