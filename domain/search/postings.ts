import type { Steps } from '#domain/steps.ts';
import type { GrantFeatures } from './grant-features.ts';

/**
 * The features of every grant, forwards (grant → features) and backwards (feature → grants, strongest first).
 * New grants are listed apart until `pack`, so that adding one does not move the others.
 */
export class Postings {
  /** Forward: where the features of each grant start; a removed grant keeps its place until the next packing. */
  starts = new Uint32Array(257);
  features = new Uint32Array(1 << 14);
  impacts = new Uint16Array(1 << 14);
  inName = new Uint8Array(1 << 14);
  alive = new Uint8Array(256);
  count = 0;
  /** Backward, for grants below `packed`. */
  listStarts = new Uint32Array(1);
  listGrants = new Uint32Array(0);
  listImpacts = new Uint16Array(0);
  packed = 0;
  /** Backward, for the newer ones. */
  readonly recent = new Map<number, number[]>();

  add(grant: GrantFeatures): number {
    const ordinal = this.count++;
    if (ordinal + 1 >= this.starts.length) {
      this.starts = grown(this.starts, new Uint32Array(this.starts.length * 2));
      this.alive = grown(this.alive, new Uint8Array(this.starts.length));
    }
    const from = this.starts[ordinal]!;
    const to = from + grant.numbers.length;
    if (to > this.features.length) {
      const room = Math.max(to, this.features.length * 2);
      this.features = grown(this.features, new Uint32Array(room));
      this.impacts = grown(this.impacts, new Uint16Array(room));
      this.inName = grown(this.inName, new Uint8Array(room));
    }
    this.features.set(grant.numbers, from);
    this.impacts.set(grant.impacts, from);
    this.inName.set(grant.inName, from);
    this.starts[ordinal + 1] = to;
    this.alive[ordinal] = 1;
    return ordinal;
  }

  /** After adding one grant: list it among the recent ones. */
  listRecent(ordinal: number): void {
    for (let at = this.starts[ordinal]!; at < this.starts[ordinal + 1]!; at++) {
      const feature = this.features[at]!;
      const list = this.recent.get(feature);
      if (list) list.push(ordinal, this.impacts[at]!);
      else this.recent.set(feature, [ordinal, this.impacts[at]!]);
    }
  }

  /**
   * Rebuild the backward lists of all living grants: a counting sort by feature, then by impact. Until its end the old
   * lists are read; what comes in meanwhile stays among the recent.
   */
  *packInSteps(featureCount: number): Steps<void> {
    const { starts, features, impacts, count } = this;
    const alive = this.alive.slice(0, count);
    const listStarts = new Uint32Array(featureCount + 1);
    const entries = { starts, impacts, alive, count, total: 0 };
    for (let ordinal = 0; ordinal < count; ordinal++) {
      if (ordinal % GRANTS_PER_STEP === 0) yield;
      if (alive[ordinal] === 0) continue;
      entries.total += starts[ordinal + 1]! - starts[ordinal]!;
      for (let at = starts[ordinal]!; at < starts[ordinal + 1]!; at++) listStarts[features[at]! + 1]!++;
    }
    for (let feature = 0; feature < featureCount; feature++) listStarts[feature + 1]! += listStarts[feature]!;
    const { order, owners } = yield* byImpact(entries);
    const ends = listStarts.slice(0, -1);
    const listGrants = new Uint32Array(entries.total);
    const listImpacts = new Uint16Array(entries.total);
    for (let next = 0; next < entries.total; next++) {
      if (next % ENTRIES_PER_STEP === 0) yield;
      const at = order[next]!;
      const place = ends[features[at]!]!++;
      listGrants[place] = owners[next]!;
      listImpacts[place] = impacts[at]!;
    }
    Object.assign(this, { listStarts, listGrants, listImpacts, packed: count });
    this.recent.clear();
    for (let ordinal = count; ordinal < this.count; ordinal++) this.listRecent(ordinal);
  }
}

/** Each of these takes a millisecond or two. */
const GRANTS_PER_STEP = 1000;
const ENTRIES_PER_STEP = 50_000;

type Entries = { starts: Uint32Array; impacts: Uint16Array; alive: Uint8Array; count: number; total: number };

/** Places of the living entries with their grants, by falling impact; among equals in the order of the grants. */
function* byImpact({ starts, impacts, alive, count, total }: Entries) {
  const tally = new Uint32Array(65_537);
  for (let ordinal = 0; ordinal < count; ordinal++) {
    if (ordinal % GRANTS_PER_STEP === 0) yield;
    if (alive[ordinal] === 0) continue;
    for (let at = starts[ordinal]!; at < starts[ordinal + 1]!; at++) tally[65_535 - impacts[at]! + 1]!++;
  }
  for (let value = 0; value < 65_536; value++) tally[value + 1]! += tally[value]!;
  const order = new Uint32Array(total);
  const owners = new Uint32Array(total);
  for (let ordinal = 0; ordinal < count; ordinal++) {
    if (ordinal % GRANTS_PER_STEP === 0) yield;
    if (alive[ordinal] === 0) continue;
    for (let at = starts[ordinal]!; at < starts[ordinal + 1]!; at++) {
      const place = tally[65_535 - impacts[at]!]!++;
      order[place] = at;
      owners[place] = ordinal;
    }
  }
  return { order, owners };
}

function grown<T extends Uint8Array | Uint16Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
