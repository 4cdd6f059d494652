import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { SECTORS, type Sector } from '#domain/vocabulary.ts';

/**
 * Lists of sectors are many, but a company has one sector: rules that agree on it, on their kind, on their length and
 * on the activities they name have one answer. Gives each rule a number that is equal where the answer is.
 */
export function sectorKeys(samples: readonly Grant[]): (company: CompanyView) => Int32Array {
  const activityIds = new Map<string, number>();
  const rules = samples.map(({ constraints, sectors: listed }) => {
    const { sectors, sectorsExcluded, activities } = constraints;
    const isExcluding = sectorsExcluded !== undefined && sectorsExcluded.length > 0;
    const isStated = isExcluding || sectors !== undefined;
    const list = isExcluding ? sectorsExcluded : sectors === 'any' ? [] : (sectors ?? listed);
    const named = JSON.stringify(activities ?? []);
    if (!activityIds.has(named)) activityIds.set(named, activityIds.size);
    const kind = (isExcluding ? 1 : 0) + (isStated ? 2 : 0) + (sectors === 'any' ? 4 : 0);
    // A company whose sector is "other" is looked up by its activities in the list: the list itself is the key then.
    return { mask: maskOf(list), rest: kind + 8 * list.length + 128 * activityIds.get(named)! };
  });
  const masks = Int32Array.from(rules, (rule) => rule.mask);
  const rests = Int32Array.from(rules, (rule) => rule.rest);
  return (company) => {
    const needsList = company.sector === null || company.sector === 'other';
    const bit = needsList ? 0 : 1 << SECTORS.indexOf(company.sector!);
    const keys = new Int32Array(masks.length);
    for (let rule = 0; rule < keys.length; rule++) {
      keys[rule] = needsList ? rule : 2 * rests[rule]! + ((masks[rule]! & bit) !== 0 ? 1 : 0);
    }
    return keys;
  };
}

function maskOf(sectors: readonly Sector[]): number {
  return sectors.reduce((mask, sector) => mask | (1 << SECTORS.indexOf(sector)), 0);
}
