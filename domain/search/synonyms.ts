import { buildAspects, type Aspect } from './aspects.ts';
import type { ConceptMatch } from './concepts.ts';
import type { QueryContext } from './query.ts';
import { readWords, type QueryWord } from './query-words.ts';
import { phraseStems } from './tokens.ts';

/** What people say and what grants write instead, as an editor put it down. */
export type Synonym = { said: string; means: readonly string[] };
type Compiled = { stems: string[]; means: readonly string[] };
/** By the first stem, the longest phrase first. */
export type Synonyms = ReadonlyMap<string, readonly Compiled[]>;

export function compileSynonyms(synonyms: Iterable<Synonym>): Synonyms {
  const byFirst = new Map<string, Compiled[]>();
  for (const { said, means } of synonyms) {
    const stems = phraseStems(said);
    if (stems.length === 0) continue;
    const known = byFirst.get(stems[0]!) ?? [];
    byFirst.set(
      stems[0]!,
      [...known, { stems, means }].sort((one, other) => other.stems.length - one.stems.length),
    );
  }
  return byFirst;
}

type Meant = { aspects: Aspect[]; matches: ConceptMatch[]; rest: QueryWord[] };

/** Each phrase that an editor explained is one thing asked for: by its own words, or by any of those it stands for. */
export function readSynonyms(words: QueryWord[], context: QueryContext): Meant {
  const meant: Meant = { aspects: [], matches: [], rest: [] };
  if (context.synonyms.size === 0) return { ...meant, rest: words };
  for (let at = 0; at < words.length;) {
    const found = context.synonyms
      .get(words[at]!.token.stem)
      ?.find(({ stems }) => stems.every((stem, step) => words[at + step]?.token.stem === stem));
    if (!found) {
      meant.rest.push(words[at]!);
      at += 1;
      continue;
    }
    const said = words.slice(at, at + found.stems.length);
    const { aspect, matches } = aspectOf(said, found.means, context);
    if (aspect.features.size > 0) meant.aspects.push(aspect);
    if (!aspect.excluded) meant.matches.push(...matches);
    at += found.stems.length;
  }
  return meant;
}

function aspectOf(said: QueryWord[], means: readonly string[], context: QueryContext) {
  const readings = [said, ...means.map((phrase) => wordsOf(phrase, context))].map((words) =>
    buildAspects(words, context),
  );
  const features = new Map<number, number>();
  for (const { aspects } of readings)
    for (const aspect of aspects)
      for (const [feature, weight] of aspect.features)
        features.set(feature, Math.max(features.get(feature) ?? 0, weight));
  const aspect: Aspect = {
    label: said.map(({ token }) => token.word).join(' '),
    excluded: said.every(({ excluded }) => excluded),
    place: false,
    features,
  };
  return { aspect, matches: readings.flatMap(({ matches }) => matches) };
}

/** The closing space: the last word is whole, not being typed. */
const wordsOf = (phrase: string, { vocabulary, concepts, tuning }: QueryContext): QueryWord[] =>
  readWords(`${phrase} `, vocabulary, concepts, tuning);
