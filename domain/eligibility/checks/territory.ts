import type { Check, SeatAsked, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Spot } from '#domain/eligibility/places.ts';
import { anyOf, type Tri } from '#domain/eligibility/tri-state.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { Region } from '#domain/vocabulary.ts';
import { failed, met, NO_LIMIT, open, UNKNOWN, type Rule } from './row.ts';

export type Territory = Exclude<NonNullable<Grant['constraints']['territory']>, 'any'>;

/** Where the seat or the investment must be. The grant's territory, never the body's (ELI-5). */
export function checkTerritory(grant: Grant, company: CompanyView): Check {
  const rule = territoryOf(grant);
  const seat = rule && rule !== 'any' ? seatAsked(grant, rule) : null;
  const found = foundPlace(company, seat, rule);
  if (rule === null) return open({ code: 'territory', expected: areaOf(grant), found }, 'bando');
  if (rule === 'any') return met({ code: 'territory', expected: NO_LIMIT, found });
  const expected: Value = {
    ...place(rule.regions, rule.provinces ?? []),
    partly: (rule.partly ?? []).filter((region) => rule.regions.includes(region)),
    seat,
    when: grant.facts.seat?.when ?? null,
  };
  const source = seat === 'investimento' && company.places.investment ? 'progetto' : 'profilo';
  return decideSeat(grant, company, rule, seat, { code: 'territory', expected, found, source });
}

export function territoryOf(grant: Grant): Territory | 'any' | null {
  const stated = grant.constraints.territory;
  const { scope, regions } = grant.facts.seat ?? {};
  if (scope === 'regioni' && regions) return stated && stated !== 'any' ? listed(stated, regions) : { regions };
  // "Comuni delle aree di crisi": open to the whole country, and to few places of it.
  if (scope === 'area' && stated === 'any') return null;
  if (stated !== undefined) return stated;
  return scope === 'italia' || scope === 'europa' ? 'any' : null;
}

/** Places that no list of regions describes, as the sources name them. */
function areaOf({ facts: { seat } }: Grant): Value {
  return seat?.scope === 'area' ? { kind: 'text', text: seat.where.join(', ') } : UNKNOWN;
}

/** A card that admits every region only in part does not know the places: the regions that the facts list are all there are. */
function listed(stated: Territory, regions: readonly Region[]): Territory {
  const isVague = stated.regions.every((region) => stated.partly?.includes(region));
  return isVague ? { ...stated, regions: stated.regions.filter((region) => regions.includes(region)) } : stated;
}

export function seatAsked(grant: Grant, rule: Territory): SeatAsked | null {
  if (rule.seat === 'da_attivare') return 'da_attivare';
  switch (grant.facts.seat?.kind) {
    case 'sede_legale':
      return 'legale';
    case 'sede_operativa':
    case 'unita_locale':
      return 'operativa';
    case 'investimento':
      return 'investimento';
    case undefined:
      return rule.seat ?? null;
  }
}

/** The place that the call looks at first; then what the project or a later opening changes. */
function decideSeat(grant: Grant, company: CompanyView, rule: Territory, seat: SeatAsked | null, row: Rule): Check {
  const { legal, operating, investment } = company.places;
  if (legal === null && operating.length === 0 && investment === null) return open(row, 'azienda', 'region');
  const isIn = (spot: Spot | null): Tri => (spot === null ? false : within(rule, spot));
  const project = investment === null ? null : isIn(investment);
  const seats = anyOf(operating.map(isIn));
  const answer =
    seat === 'legale'
      ? isIn(legal)
      : seat === 'investimento' && investment
        ? project
        : anyOf([seats, seat === null ? isIn(legal) : false]);
  if (answer === null) return open(row, 'azienda', 'province');
  if (answer) {
    // Who works there but spends elsewhere: a call of that place pays only for what is done in it.
    if (project === false && seat !== 'legale') return isTiedToPlace(grant) ? failed(row) : open(row, 'progetto');
    return isPartly(company, rule, seat) ? open(row, 'bando') : met(row);
  }
  if (seat === 'legale') return failed(row);
  // A seat may still be opened there by who settles in: being elsewhere today excludes nobody.
  if (project !== false && seat === 'da_attivare') return open(row, 'progetto');
  const isLate = grant.facts.seat?.when === 'domanda';
  return project === true && seat !== 'investimento' && !isLate ? open(row, 'azienda', 'seats') : failed(row);
}

function within(rule: Territory, spot: Spot): Tri {
  if (!rule.regions.includes(spot.region)) return false;
  if (rule.provinces === undefined || rule.provinces.length === 0) return true;
  return spot.province === null ? null : rule.provinces.includes(spot.province);
}

function isPartly(company: CompanyView, rule: Territory, seat: SeatAsked | null): boolean {
  const { legal, operating, investment } = company.places;
  const spots = seat === 'legale' ? [legal] : [investment, ...operating, legal];
  const inside = spots.find((spot) => spot !== null && within(rule, spot) === true);
  return inside != null && (rule.partly?.includes(inside.region) ?? false);
}

/** Guarantees, contributions for people hired and help abroad follow the company, not a building. */
const FOLLOWS_COMPANY: readonly Grant['aidForm'][] = [
  'garanzia',
  'capitale di rischio',
  'esonero contributivo',
  'agevolazione contributiva',
];

export function isTiedToPlace(grant: Grant): boolean {
  return !FOLLOWS_COMPANY.includes(grant.aidForm) && !grant.categories.includes('export');
}

/** Of several seats, those that the call looks for, where there are any. */
function foundPlace({ places }: CompanyView, seat: SeatAsked | null, rule: Territory | 'any' | null): Value {
  const { legal, operating, investment } = places;
  const shown =
    seat === 'legale'
      ? [legal]
      : investment && seat === 'investimento'
        ? [investment]
        : [...operating, ...(operating.length === 0 ? [legal] : [])];
  const known = shown.filter((spot) => spot !== null);
  if (known.length === 0) return UNKNOWN;
  const asked = rule === null || rule === 'any' ? [] : known.filter((spot) => within(rule, spot) === true);
  const spots = asked.length > 0 ? asked : known;
  if (spots.length === 1) return place([spots[0]!.region], spots[0]!.province === null ? [] : [spots[0]!.province]);
  const regions = [...new Set(spots.map(({ region }) => region))];
  const provinces = [...new Set(spots.flatMap(({ province }) => province ?? []))];
  return place(regions, regions.length === 1 ? provinces : []);
}

function place(
  regions: Extract<Value, { kind: 'place' }>['regions'],
  provinces: string[],
): Extract<Value, { kind: 'place' }> {
  return { kind: 'place', regions, provinces, partly: [], seat: null, when: null };
}
