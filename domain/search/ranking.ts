import type { Asker } from './asker.ts';
import { sectorBits, type GrantFacts } from './facts.ts';
import type { GrantPlaces } from './grant-places.ts';
import type { ParsedQuery } from './query.ts';
import type { Tuning } from './tuning.ts';

/** What a query asks of each candidate alike, made ready once. */
export type FactsAsked = { sectorMask: number; unspoken: Uint8Array };

export function factsAsked({ sectors, spokenOf }: ParsedQuery, { narrowKinds }: GrantFacts): FactsAsked {
  return { sectorMask: sectorBits(sectors), unspoken: narrowKinds.unspoken(spokenOf) };
}

/** A least spend that few can afford, in euro: who has such a plan says so. */
const LARGE = 5_000_000;

/** How the place, the sector and the amount of the query multiply the score of one grant. */
export function factFactor(
  ordinal: number,
  query: ParsedQuery,
  asked: FactsAsked,
  facts: GrantFacts,
  tuning: Tuning,
): number {
  const { sectorMask } = asked;
  const isForOthers = asked.unspoken[facts.narrowKind[ordinal]!] === 1;
  const place = placeFactor(ordinal, query, facts, tuning);
  // What is for few is not the measure of the region that is looked for.
  let factor = facts.priorOf(ordinal) * (isForOthers ? Math.min(place, 1 + (place - 1) * tuning.narrowNear) : place);
  if (query.marketMask !== 0) factor *= marketFactor(ordinal, query, facts, tuning);
  if (facts.level[ordinal] === 2 && !query.europeanAsked) factor *= tuning.europeanUnasked;
  if (sectorMask !== 0 && facts.sectorMask[ordinal] !== 0 && (facts.sectorMask[ordinal]! & sectorMask) === 0) {
    factor *= tuning.otherSector;
  }
  if (sectorMask === 0 && isOneBit(facts.sectorMask[ordinal]!)) factor *= tuning.sectorUnasked;
  if (query.asker.age !== null) factor *= ageFactor(ordinal, query.asker, facts, tuning);
  const reserved = facts.audienceMask[ordinal]!;
  if (reserved !== 0 && (reserved & query.audienceMask) === 0) factor *= tuning.reservedUnasked;
  if (isForOthers) factor *= tuning.narrowUnasked;
  const amount = query.amounts.at(-1);
  const least = facts.minAmount[ordinal]!;
  if (amount === undefined) {
    if (least >= LARGE) factor *= tuning.largeUnasked;
  } else {
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

function ageFactor(ordinal: number, { age, isWoman }: Asker, facts: GrantFacts, tuning: Tuning): number {
  const most = (isWoman ? facts.maxAgeOfWomen : facts.maxAge)[ordinal]!;
  return most !== 0 && (age ?? 0) > most ? tuning.tooOld : 1;
}

/** "Fiera a Parigi": what is for the United States alone is of another place. */
function marketFactor(ordinal: number, { marketMask }: ParsedQuery, facts: GrantFacts, tuning: Tuning): number {
  const tied = facts.marketMask[ordinal]!;
  if (tied !== 0 && (tied & marketMask) === 0) return tuning.otherMarket;
  return facts.isAbroad[ordinal] === 1 ? tuning.sameMarket : 1;
}

/** A measure of one municipality is for its own people; who speaks of small places may be one of them. */
function localUnasked(places: GrantPlaces, query: ParsedQuery, tuning: Tuning): number {
  return places.town !== null && !query.smallPlaces ? tuning.municipal : 1;
}

const isOneBit = (mask: number) => mask !== 0 && (mask & (mask - 1)) === 0;
