import { REGIONS } from '#domain/vocabulary.ts';
import type { Aspect } from './aspects.ts';
import type { SearchCore } from './core.ts';
import type { ParsedQuery } from './query.ts';

/** So many grants may share a name. */
const NAMESAKES_MAX = 5;
/** By how many of its ideas a grant is compared with others. */
const ALIKE_MAX = 6;

/** "Minipia", "resto al sud": a word that says no idea and that hardly any grant has is somebody's name. */
export function hasProperName({ properStems }: ParsedQuery, { features }: SearchCore): boolean {
  return properStems.some((stem) => {
    const namesakes = features.count('t', stem);
    return namesakes > 0 && namesakes <= NAMESAKES_MAX;
  });
}

/**
 * The query, and besides what the grants that it names are about, each of them; what is like a measure called by name
 * is of its region.
 */
export function likeIt(query: ParsedQuery, named: readonly number[], isCalled: boolean, core: SearchCore): ParsedQuery {
  const { facts } = core;
  const regions = named.map((ordinal) => (facts.level[ordinal] === 1 ? facts.regionMask[ordinal]! : 0));
  const region = isCalled ? common(regions) : 0;
  const narrow = named.flatMap((ordinal) => facts.narrowKinds.conceptsOf(facts.narrowKind[ordinal]!));
  return {
    ...query,
    regionMask: query.regionMask || region,
    audienceMask: query.audienceMask | common(named.map((ordinal) => facts.audienceMask[ordinal]!)),
    spokenOf: new Set([...query.spokenOf, ...narrow]),
    aspects: [...query.aspects, ...ideasOf(named, core), ...placesOf(region, core)],
  };
}

const common = (masks: readonly number[]) => masks.reduce((both, mask) => both & mask);

/** What all of these are about, as things to ask for: the more they speak of one, the more that counts. */
function ideasOf(named: readonly number[], core: SearchCore): Aspect[] {
  const [first = new Map<number, number>(), ...rest] = named.map((ordinal) => conceptsOf(ordinal, core));
  const about = [...first]
    .map(([feature, strength]) => ({
      feature,
      strength: Math.min(strength, ...rest.map((each) => each.get(feature) ?? 0)),
    }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength || a.feature - b.feature);
  const most = about[0]?.strength ?? 1;
  return about.slice(0, ALIKE_MAX).map(({ feature, strength }) => like(feature, (core.tuning.alike * strength) / most));
}

/** The concepts of a grant, as features, and how much it speaks of each. */
function conceptsOf(ordinal: number, { features: table, postings }: SearchCore): Map<number, number> {
  const { features, impacts, starts } = postings;
  const found = new Map<number, number>();
  for (let at = starts[ordinal]!, end = starts[ordinal + 1]!; at < end; at++) {
    if (table.keys[features[at]!]!.startsWith('c:')) found.set(features[at]!, impacts[at]!);
  }
  return found;
}

function placesOf(regionMask: number, { features, tuning }: SearchCore): Aspect[] {
  return REGIONS.filter((_, at) => (regionMask & (1 << at)) !== 0).map((region) =>
    like(features.find('r', region), tuning.alike),
  );
}

const like = (feature: number, weight: number): Aspect => ({
  label: '',
  excluded: false,
  place: false,
  features: new Map([[feature, weight]]),
});
