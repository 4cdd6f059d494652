import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { REGIONS, type Region } from '#domain/vocabulary.ts';

/** Lists of regions are many, a company has one region: rules that agree on it have one answer (see sector-keys.ts). */
export function territoryKeys(samples: readonly Grant[]): (company: CompanyView) => Int32Array {
  const rules = samples.map(({ constraints: { territory } }) => {
    if (territory === undefined || territory === 'any')
      return { whole: 0, partly: 0, key: territory ? 0 : 1, isApart: false };
    const seat = ['legale', 'operativa', 'da_attivare', undefined].indexOf(territory.seat);
    return {
      whole: maskOf(territory.regions),
      partly: maskOf(territory.partly ?? []),
      // 0 and 1 are taken by the rules without a list; the last bit tells one region from several.
      key: 2 + 2 * seat + (territory.regions.length === 1 ? 1 : 0),
      // Provinces are compared one by one: such a rule answers for itself.
      isApart: territory.provinces !== undefined,
    };
  });
  return (company) => {
    const bit = company.region === null ? 0 : 1 << REGIONS.indexOf(company.region);
    const keys = new Int32Array(rules.length);
    for (let rule = 0; rule < keys.length; rule++) {
      const { whole, partly, key, isApart } = rules[rule]!;
      keys[rule] = isApart ? -1 - rule : 4 * key + ((whole & bit) !== 0 ? 2 : 0) + ((partly & bit) !== 0 ? 1 : 0);
    }
    return keys;
  };
}

function maskOf(regions: readonly Region[]): number {
  return regions.reduce((mask, region) => mask | (1 << REGIONS.indexOf(region)), 0);
}
