import type { Gazetteer } from '#domain/geography/gazetteer.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { grantStatus } from '#domain/grants/status.ts';
import { SECTORS, type Sector } from '#domain/vocabulary.ts';
import { ageLimits } from './asker.ts';
import { grantAudiences } from './audiences.ts';
import type { Concepts } from './concepts.ts';
import { grantRegions } from './grant-features.ts';
import { grantPlaces, type GrantPlaces } from './grant-places.ts';
import { nameSubjects } from './name-subjects.ts';
import { NarrowKinds } from './narrow-kinds.ts';
import { regionBits } from './query.ts';
import type { Tuning } from './tuning.ts';

type FactSources = {
  tuning: Tuning;
  gazetteer: Gazetteer | null;
  concepts: Concepts;
  grants: readonly (Grant | undefined)[];
};

/** What of a grant multiplies its score, kept in arrays by ordinal. */
export class GrantFacts {
  regionMask = new Uint32Array(256);
  sectorMask = new Uint16Array(256);
  /** Whom it is reserved to; 0 = anybody. */
  audienceMask = new Uint16Array(256);
  /** The foreign markets its name speaks of, as bits; 0 = any, or none. */
  marketMask = new Uint32Array(256);
  /** What its name says that makes it one for few. */
  readonly narrowKinds = new NarrowKinds();
  narrowKind = new Uint32Array(256);
  /** 1 for who sells abroad. */
  isAbroad = new Uint8Array(256);
  /** How old who applies may be, a woman or not; 0 = of any age. */
  maxAgeOfWomen = new Uint8Array(256);
  maxAge = new Uint8Array(256);
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
    const limits = ageLimits(grant);
    this.maxAgeOfWomen[ordinal] = limits.women;
    this.maxAge[ordinal] = limits.men;
    const { markets, narrow } = nameSubjects(grant, this.sources.concepts);
    this.marketMask[ordinal] = markets;
    this.narrowKind[ordinal] = this.narrowKinds.numberOf(narrow);
    this.isAbroad[ordinal] = grant.categories.includes('export') ? 1 : 0;
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
    this.marketMask = grow(this.marketMask, new Uint32Array(room));
    this.maxAgeOfWomen = grow(this.maxAgeOfWomen, new Uint8Array(room));
    this.maxAge = grow(this.maxAge, new Uint8Array(room));
    this.narrowKind = grow(this.narrowKind, new Uint32Array(room));
    this.isAbroad = grow(this.isAbroad, new Uint8Array(room));
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
