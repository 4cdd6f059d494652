import { isTiedToPlace, seatAsked, territoryOf } from '#domain/eligibility/checks/territory.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Spot } from '#domain/eligibility/places.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { REGIONS, type Region } from '#domain/vocabulary.ts';

/**
 * Lists of regions are many, a company has few places: rules that agree on those, and on the kind of seat they ask for,
 * have one answer (see sector-keys.ts).
 */
export function territoryKeys(samples: readonly Grant[]): (company: CompanyView) => Int32Array {
  const lists = samples.map((grant) => {
    const territory = territoryOf(grant);
    return typeof territory === 'object' ? territory : null;
  });
  const whole = Int32Array.from(lists, (list) => maskOf(list?.regions ?? []));
  const partly = Int32Array.from(lists, (list) => maskOf(list?.partly ?? []));
  const kindIds = new Map<string, number>();
  const kinds = Int32Array.from(samples, (grant, rule) => {
    if (lists[rule]?.provinces !== undefined) return APART;
    const kind = kindOf(grant);
    if (!kindIds.has(kind)) kindIds.set(kind, kindIds.size);
    return kindIds.get(kind)!;
  });
  return ({ places: { legal, operating, investment } }) => {
    const ofProject = bitOf(investment);
    const ofSeats = operating.reduce((mask, spot) => mask | bitOf(spot), 0);
    const ofOffice = bitOf(legal);
    const anywhere = ofProject | ofSeats | ofOffice;
    const apart = ANSWERS * kindIds.size;
    const keys = new Int32Array(kinds.length);
    for (let rule = 0; rule < keys.length; rule++) {
      const kind = kinds[rule]!;
      const list = whole[rule]!;
      // Which of several seats lies in a region that is admitted only in part is told one by one.
      if (kind === APART || (partly[rule]! & list & anywhere) !== 0) keys[rule] = apart + rule;
      else {
        const project = (list & ofProject) === 0 ? 0 : 4;
        const seats = (list & ofSeats) === 0 ? 0 : 2;
        keys[rule] = ANSWERS * kind + project + seats + ((list & ofOffice) === 0 ? 0 : 1);
      }
    }
    return keys;
  };
}

/** Three places, each inside or not. */
const ANSWERS = 8;
/** Provinces are compared one by one: such a rule answers for itself. */
const APART = -1;

/** Everything but the list itself; one region is told from several, for it earns more points. */
function kindOf(grant: Grant): string {
  const rule = territoryOf(grant);
  if (rule === null || rule === 'any') return String(rule);
  const isLate = grant.facts.seat?.when === 'domanda';
  return [seatAsked(grant, rule), isLate, isTiedToPlace(grant), rule.regions.length === 1].join();
}

const bitOf = (spot: Spot | null): number => (spot === null ? 0 : 1 << REGIONS.indexOf(spot.region));

function maskOf(regions: readonly Region[]): number {
  return regions.reduce((mask, region) => mask | (1 << REGIONS.indexOf(region)), 0);
}
