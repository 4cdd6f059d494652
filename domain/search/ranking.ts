import type { Gazetteer } from '#domain/geography/gazetteer.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { grantStatus } from '#domain/grants/status.ts';
import { SECTORS, type Sector } from '#domain/vocabulary.ts';
import { grantAudiences } from './audiences.ts';
import { grantRegions } from './grant-features.ts';
import { grantPlaces, type GrantPlaces } from './grant-places.ts';
import { regionBits, type ParsedQuery } from './query.ts';
import type { Tuning } from './tuning.ts';

type FactSources = { tuning: Tuning; gazetteer: Gazetteer | null; grants: readonly (Grant | undefined)[] };

/** What of a grant multiplies its score, kept in arrays by ordinal. */
export class GrantFacts {
  regionMask = new Uint32Array(256);
  sectorMask = new Uint16Array(256);
  /** Whom it is reserved to; 0 = anybody. */
  audienceMask = new Uint16Array(256);
  /** 1 for grants of one region, 2 for European ones. */
  level = new Uint8Array(256);
  private prior = new Float32Array(256);
  /** The day that each prior is of; another one is worked out when it is asked for. */
  private priorDay = new Uint32Array(256);
  private day = 1;
  private today: string;
  private readonly sources: FactSources;

  constructor(today: string, sources: FactSources) {
    this.today = today;
    this.sources = sources;
  }

  minAmount = new Float64Array(256);
  maxAmount = new Float64Array(256);
  /** Those of less than a region. */
  readonly places = new Map<number, GrantPlaces>();

  set(ordinal: number, grant: Grant): void {
    this.makeRoom(ordinal);
    this.regionMask[ordinal] = regionBits(grantRegions(grant));
    this.sectorMask[ordinal] = sectorBits(grant.sectors);
    this.audienceMask[ordinal] = grantAudiences(grant);
    this.level[ordinal] = grant.level === 'regionale' ? 1 : grant.level === 'europeo' ? 2 : 0;
    this.minAmount[ordinal] = grant.facts.spend?.min ?? grant.amounts.min ?? 0;
    this.maxAmount[ordinal] = grant.amounts.max ?? Infinity;
    const places = grantPlaces(grant, this.sources.gazetteer);
    if (places.provinces.length > 0) this.places.set(ordinal, places);
  }

  /** The day changes what is open. */
  setToday(today: string): void {
    this.today = today;
    this.day += 1;
  }

  priorOf(ordinal: number): number {
    const grant = this.priorDay[ordinal] === this.day ? undefined : this.sources.grants[ordinal];
    if (grant) {
      this.prior[ordinal] = this.sources.tuning.status[grantStatus(grant, this.today).status];
      this.priorDay[ordinal] = this.day;
    }
    return this.prior[ordinal]!;
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
    this.priorDay = grow(this.priorDay, new Uint32Array(room));
    this.minAmount = grow(this.minAmount, new Float64Array(room));
    this.maxAmount = grow(this.maxAmount, new Float64Array(room));
  }
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
  let factor = facts.priorOf(ordinal) * placeFactor(ordinal, query, facts, tuning);
  if (facts.level[ordinal] === 2 && !query.europeanAsked) factor *= tuning.europeanUnasked;
  if (sectorMask !== 0 && facts.sectorMask[ordinal] !== 0 && (facts.sectorMask[ordinal]! & sectorMask) === 0) {
    factor *= tuning.otherSector;
  }
  if (sectorMask === 0 && isOneBit(facts.sectorMask[ordinal]!)) factor *= tuning.sectorUnasked;
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
  const level = facts.level[ordinal]!;
  if (level === 1 && (mask & query.excludedMask) !== 0) return tuning.excluded;
  const places = facts.places.get(ordinal);
  const asked = query.regionMask !== 0 ? query.regionMask : query.areaMask;
  if (asked === 0) {
    const local = places === undefined ? 1 : localUnasked(places, query, tuning);
    return level === 1 && (mask & query.homeMask) === 0 ? local * tuning.regionalUnasked : local;
  }
  if (mask === 0) return 1;
  if ((mask & asked) === 0) return tuning.otherRegion;
  if (query.regionMask === 0) return level === 1 ? 1 : tuning.areaRegion;
  if (level !== 1) return tuning.areaRegion;
  if (places === undefined) return tuning.sameRegion;
  if (places.town !== null && query.towns.includes(places.town)) return tuning.sameRegion * tuning.local;
  if (query.provinces.length === 0) return tuning.sameRegion * localUnasked(places, query, tuning);
  const isHere = query.provinces.some((sigla) => places.provinces.includes(sigla));
  if (!isHere) return tuning.otherProvince;
  return tuning.sameRegion * (places.town === null ? tuning.local : localUnasked(places, query, tuning));
}

/** A measure of one municipality is for its own people; who speaks of small places may be one of them. */
function localUnasked(places: GrantPlaces, query: ParsedQuery, tuning: Tuning): number {
  return places.town !== null && !query.smallPlaces ? tuning.municipal : 1;
}

const isOneBit = (mask: number) => mask !== 0 && (mask & (mask - 1)) === 0;
