import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { REGIONS, type Region } from '#domain/vocabulary.ts';

/** Lists of regions are many, a company has one region: rules that agree on it have one answer (see sector-keys.ts). */
export function territoryKeys(samples: readonly Grant[]): (company: CompanyView) => Int32Array {
  const lists = samples.map(({ constraints: { territory } }) => (typeof territory === 'object' ? territory : null));
  const whole = Int32Array.from(lists, (list) => maskOf(list?.regions ?? []));
  const partly = Int32Array.from(lists, (list) => maskOf(list?.partly ?? []));
  const kinds = Int32Array.from(samples, kindOf);
  return (company) => {
    const bit = company.region === null ? 0 : 1 << REGIONS.indexOf(company.region);
    return kinds.map((kind, rule) =>
      kind === APART
        ? 4 * KINDS + rule
        : 4 * kind + ((whole[rule]! & bit) !== 0 ? 2 : 0) + (partly[rule]! & bit ? 1 : 0),
    );
  };
}

const SEATS = ['legale', 'operativa', 'da_attivare', undefined];
const KINDS = 2 + 2 * SEATS.length;
/** Provinces are compared one by one: such a rule answers for itself. */
const APART = -1;

/** 0 and 1 are rules without a list; then one number per seat, and one region told from several. */
function kindOf({ constraints: { territory } }: Grant): number {
  if (territory === undefined) return 1;
  if (territory === 'any') return 0;
  if (territory.provinces !== undefined) return APART;
  return 2 + 2 * SEATS.indexOf(territory.seat) + (territory.regions.length === 1 ? 1 : 0);
}

function maskOf(regions: readonly Region[]): number {
  return regions.reduce((mask, region) => mask | (1 << REGIONS.indexOf(region)), 0);
}
