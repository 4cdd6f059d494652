import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { ACTIVITY_SECTOR } from '#domain/lexicon/activities.ts';
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
  return (company) => {
    const own = maskOf(company.sectors);
    // A company of no sector of the list may be brought in by what it also does.
    const also = company.sector === 'other' ? maskOf([...company.activities].map((each) => ACTIVITY_SECTOR[each])) : 0;
    const keys = new Int32Array(kinds.length);
    for (let rule = 0; rule < keys.length; rule++) {
      const shared = masks[rule]! & own;
      const touch = shared === 0 ? 0 : shared === own ? 1 : 2;
      keys[rule] = ANSWERS * kinds[rule]! + touch + ((masks[rule]! & also) === 0 ? 0 : 3);
    }
    return keys;
  };
}

/** Inside, partly inside or outside, each with and without something else that it does. */
const ANSWERS = 6;

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
