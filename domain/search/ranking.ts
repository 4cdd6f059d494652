import type { Grant } from '#domain/grants/grant.ts';
import { grantStatus } from '#domain/grants/status.ts';
import { SECTORS, type Sector } from '#domain/vocabulary.ts';
import { grantAudiences } from './audiences.ts';
import { grantRegions } from './grant-features.ts';
import { regionBits, type ParsedQuery } from './query.ts';
import type { Tuning } from './tuning.ts';

/** What of a grant multiplies its score, kept in arrays by ordinal. */
export class GrantFacts {
  regionMask = new Uint32Array(256);
  sectorMask = new Uint16Array(256);
  /** Whom it is reserved to; 0 = anybody. */
  audienceMask = new Uint16Array(256);
  /** 1 for grants of one region, 2 for European ones. */
  level = new Uint8Array(256);
  prior = new Float32Array(256);
  minAmount = new Float64Array(256);
  maxAmount = new Float64Array(256);
  readonly provinces = new Map<number, readonly string[]>();

  set(ordinal: number, grant: Grant, today: string, tuning: Tuning): void {
    this.makeRoom(ordinal);
    this.regionMask[ordinal] = regionBits(grantRegions(grant));
    this.sectorMask[ordinal] = sectorBits(grant.sectors);
    this.audienceMask[ordinal] = grantAudiences(grant);
    this.level[ordinal] = grant.level === 'regionale' ? 1 : grant.level === 'europeo' ? 2 : 0;
    this.minAmount[ordinal] = grant.facts.spend?.min ?? grant.amounts.min ?? 0;
    this.maxAmount[ordinal] = grant.amounts.max ?? Infinity;
    const provinces = grantProvinces(grant);
    if (provinces.length > 0) this.provinces.set(ordinal, provinces);
    this.setDay(ordinal, grant, today, tuning);
  }

  setDay(ordinal: number, grant: Grant, today: string, tuning: Tuning): void {
    this.prior[ordinal] = tuning.status[grantStatus(grant, today).status];
  }

  private makeRoom(ordinal: number): void {
    if (ordinal < this.prior.length) return;
    const room = this.prior.length * 2;
    const grow = <T extends { set: (from: T) => void }>(from: T, to: T): T => (to.set(from), to);
    this.regionMask = grow(this.regionMask, new Uint32Array(room));
    this.sectorMask = grow(this.sectorMask, new Uint16Array(room));
    this.audienceMask = grow(this.audienceMask, new Uint16Array(room));
    this.level = grow(this.level, new Uint8Array(room));
    this.prior = grow(this.prior, new Float32Array(room));
    this.minAmount = grow(this.minAmount, new Float64Array(room));
    this.maxAmount = grow(this.maxAmount, new Float64Array(room));
  }
}

function grantProvinces(grant: Grant): readonly string[] {
  const territory = grant.constraints.territory;
  if (territory !== undefined && territory !== 'any' && territory.provinces) return territory.provinces;
  const body = /Provincia (?:Autonoma )?di (Trento|Bolzano)/i.exec(grant.entity)?.[1];
  return body === undefined ? [] : [body === 'Trento' ? 'TN' : 'BZ'];
}

export function sectorBits(sectors: readonly Sector[]): number {
  return sectors.reduce((mask, sector) => mask | (1 << SECTORS.indexOf(sector)), 0);
}

/** How the place, the sector and the amount of the query multiply the score of one grant. */
export function factFactor(
  ordinal: number,
  query: ParsedQuery,
  sectorMask: number,
  facts: GrantFacts,
  tuning: Tuning,
): number {
  let factor = facts.prior[ordinal]! * placeFactor(ordinal, query, facts, tuning);
  if (sectorMask !== 0 && facts.sectorMask[ordinal] !== 0 && (facts.sectorMask[ordinal]! & sectorMask) === 0) {
    factor *= tuning.otherSector;
  }
  const reserved = facts.audienceMask[ordinal]!;
  if (reserved !== 0 && (reserved & query.audienceMask) === 0) factor *= tuning.reservedUnasked;
  const amount = query.amounts.at(-1);
  if (amount !== undefined) {
    const least = facts.minAmount[ordinal]!;
    if (least > amount) factor *= tuning.amountTooSmall;
    else if (facts.maxAmount[ordinal]! < amount * 0.5) factor *= tuning.amountTooBig;
    else if (least > 0 && amount <= facts.maxAmount[ordinal]!) factor *= tuning.amountWithin;
  }
  return factor;
}

function placeFactor(ordinal: number, query: ParsedQuery, facts: GrantFacts, tuning: Tuning): number {
  const mask = facts.regionMask[ordinal]!;
  if ((mask & query.excludedMask) !== 0 && facts.level[ordinal] === 1) return tuning.excluded;
  const level = facts.level[ordinal]!;
  const asked = query.regionMask !== 0 ? query.regionMask : query.areaMask;
  if (asked === 0) {
    if (level === 1) return tuning.regionalUnasked;
    return level === 2 && !query.europeanAsked ? tuning.europeanUnasked : 1;
  }
  if (mask === 0) return level === 2 && !query.europeanAsked ? tuning.europeanUnasked : 1;
  if ((mask & asked) === 0) return tuning.otherRegion;
  if (query.regionMask === 0) return level === 1 ? tuning.regionalUnasked : tuning.areaRegion;
  if (level !== 1) return tuning.areaRegion;
  const provinces = facts.provinces.get(ordinal);
  const elsewhere =
    provinces && query.provinces.length > 0 && !query.provinces.some((sigla) => provinces.includes(sigla));
  return elsewhere ? tuning.otherProvince : tuning.sameRegion;
}
