import { fold } from '#domain/search/fold.ts';
import { FRAME_WORDS, WEAK_WORDS } from '#domain/search/stop-words.ts';
import { REGIONS } from '#domain/vocabulary.ts';
import { isYear, namesWith, nameWords, type GrantNames, type KnownName } from './grant-names.ts';
import { isSame, isSpelledAs } from './name-spelling.ts';
import { isLooking, thingWished } from './subject-words.ts';

/** What one stretch of a message names: several ids when they fit it equally well. */
type Mention = {
  ids: string[];
  at: number;
  /** One word of a longer name: it may be only a word. */
  isThin: boolean;
  /** One word, of however many. */
  isLone: boolean;
  /** Words from within a name that no other grant says: they describe it. */
  isInner: boolean;
};

type Found = {
  id: string;
  from: number;
  to: number;
  strength: number;
  coverage: number;
  shared: number;
  /** Its own region is named just after it. */
  isPlaced: boolean;
};

/** Forms of aid: of every grant, so of none. */
export const AID_WORDS: ReadonlySet<string> = new Set(
  'perduto agevolato credito crediti imposta prestito prestiti tasso zero interessi conto'.split(' '),
);
const RARE_IN_GRANTS = 3;
const RARE_WORD_CHARS = 5;
const ONLY_CHARS = 8;
const PLACES: ReadonlySet<string> = new Set(REGIONS.flatMap((region) => fold(region).split(/[^a-z]+/)));
/** A grant is named early, or it is not what the message is about. */
const ASKED_CHARS = 400;

/** "L'ISI dell'INAIL, quello della sicurezza": what tells more of the one just named names no other. */
const ASIDE = /\bquell[oa] (?:dell[ao]|del|dell'|per (?:la|il|l')|sull[ao]|sull'|sul) ?([a-z]+)\W*$/;

/** The grants that a message names, in the order in which it names them; typing mistakes forgiven. */
export function grantMentions(message: string, known: GrantNames): Mention[] {
  const asked = nameWords(message.slice(0, ASKED_CHARS));
  const isWish = isLooking(fold(message));
  const thing = thingWished(fold(message));
  const aside = ASIDE.exec(fold(message))?.[1];
  const alike = asked.map((word) => wordsLike(word, known));
  const found = namesWith(
    alike.flatMap((words) => [...words]),
    known,
  )
    .flatMap((name) => longestRun(name, asked, alike, known, isWish) ?? [])
    .filter(
      ({ from, to }, _at, all) =>
        to - from > 1 || (asked[from] !== thing && (all.length === 1 || asked[from] !== aside)),
    );
  const best: (Found & { ids: string[] })[] = [];
  const bySize = found.toSorted(
    (one, other) =>
      other.to - other.from - (one.to - one.from) ||
      Number(other.isPlaced) - Number(one.isPlaced) ||
      other.strength - one.strength ||
      other.shared - one.shared ||
      other.coverage - one.coverage,
  );
  for (const each of bySize) {
    const over = best.find((kept) => each.from < kept.to && kept.from < each.to);
    if (!over) best.push({ ...each, ids: [each.id] });
    else if (over.from === each.from && over.to === each.to && over.strength === each.strength) {
      if (over.strength < WHOLE) over.ids.push(each.id);
    }
  }
  const told = best
    .toSorted((one, other) => one.from - other.from)
    .map(({ ids, from, to, coverage, strength }) => ({
      ids,
      at: from,
      isThin: to - from === 1 && coverage < THIN_COVERAGE,
      isLone: to - from === 1 && coverage < 1,
      isInner: strength === INNER,
    }));
  const placed = best.find(({ isPlaced }) => isPlaced);
  return placed ? [...told, ...namedLater(placed.to + 1, asked, told, known)] : told;
}

/** "Il Fondo Garanzie PMI dell'Umbria e il fondo di garanzia nazionale": what lost the first words may stand in later ones. */
function namedLater(from: number, asked: readonly string[], told: readonly Mention[], known: GrantNames): Mention[] {
  const ids = new Set(told.flatMap((mention) => mention.ids));
  return grantMentions(asked.slice(from).join(' '), known)
    .map((mention) => ({ ...mention, at: mention.at + from, ids: mention.ids.filter((id) => !ids.has(id)) }))
    .filter((mention) => mention.ids.length > 0 && !told.some(({ at }) => at === mention.at));
}

const THIN_COVERAGE = 0.5;
const WHOLE = 4;
const PART = 3;
const BEGINNING = 2;
const INNER = 1;

function longestRun(
  name: KnownName,
  asked: string[],
  alike: readonly ReadonlySet<string>[],
  known: GrantNames,
  isWish: boolean,
): Found | null {
  const { id, core } = name;
  let best: Found | null = null;
  const shared = new Set(asked).size === 0 ? 0 : core.filter((word) => asked.includes(word)).length;
  for (let at = 0; at < core.length; at += 1) {
    for (let from = 0; from < asked.length; from += 1) {
      let length = 0;
      while (at + length < core.length && from + length < asked.length && alike[from + length]!.has(core[at + length]!))
        length += 1;
      if (length === 0) continue;
      const said = asked.slice(from, from + length);
      const strength = strengthOf(said, at, name, known, isWish);
      // "Contributi per il welfare aziendale" looks for a subject, even where a grant is called so.
      const isEnough = strength > 0 && (!isWish || (length > 1 && isRare(said, known)));
      if (isEnough && (!best || length > best.to - best.from))
        best = {
          id,
          from,
          to: from + length,
          strength,
          coverage: length / partLength(name, at),
          shared,
          isPlaced: isOfRegion(name, asked.slice(from + length, from + length + 2)),
        };
    }
  }
  return best;
}

/** "Il Fondo Garanzie PMI della regione Umbria" is not the national one of nearly the same name. */
const isOfRegion = ({ regions }: KnownName, next: readonly string[]): boolean =>
  regions.length === 1 && next.includes(fold(regions[0]!).split(/[^a-z]+/)[0]!);

/** `said`: the words of the message, which may be mistyped, that stand at `at` in the name. */
function strengthOf(
  said: string[],
  at: number,
  { core, starts, ends, acronyms }: KnownName,
  known: GrantNames,
  isWish: boolean,
): number {
  const run = core.slice(at, at + said.length);
  const tells = run.some(
    (word) => !WEAK_WORDS.has(word) && !FRAME_WORDS.has(word) && !AID_WORDS.has(word) && !isYear(word),
  );
  // "Il prestito investimenti e il prestito capitale circolante": common words, but the whole name.
  if (!tells && run.length === core.length && run.length > 1 && !isWish) return PART;
  if (!tells || (run.length === 1 && PLACES.has(run[0]!))) return 0;
  if (run.length === core.length && run.length > 1) return WHOLE;
  if (!isRare(run, known) || !isRare(said, known)) return 0;
  const before = core[at - 1] ?? '';
  const begins =
    starts.includes(at) || (!isWish && (WEAK_WORDS.has(before) || FRAME_WORDS.has(before) || AID_WORDS.has(before)));
  if (!begins && run.length > 1) return !isWish && isInner(run, acronyms, known) ? INNER : 0;
  if (!begins) return !isWish && isOnlyOne(run[0]!, said[0]!, known) ? BEGINNING : 0;
  if (run.length === 1 && starts.includes(at) && run[0] === said[0] && isAcronym(run[0]!, acronyms, known))
    return BEGINNING;
  if (run.length === 1)
    return isSpelledAs(run[0]!, said[0]!) &&
      isTellingWord(run[0]!) &&
      isTellingWord(said[0]!) &&
      isRareStem(run[0]!, known)
      ? BEGINNING
      : 0;
  return ends.includes(at + run.length) ? PART : BEGINNING;
}

/** "FRIE", "OT23": written in capitals at the beginning of a part of one name, and in no other grant. */
function isAcronym(word: string, acronyms: readonly string[], known: GrantNames): boolean {
  if (!acronyms.includes(word) || WEAK_WORDS.has(word) || FRAME_WORDS.has(word)) return false;
  return grantsSaying(` ${word} `, known) === 1;
}

/** "Lo sconto sul premio INAIL": words from within one name, one of them in capitals there, that no other grant says. */
const isInner = (run: readonly string[], acronyms: readonly string[], known: GrantNames): boolean =>
  run.some((word) => acronyms.includes(word)) &&
  run.some((word) => !acronyms.includes(word) && !WEAK_WORDS.has(word) && !FRAME_WORDS.has(word)) &&
  grantsSaying(` ${run.join(' ')} `, known) === 1;

/** "Agrisolare": a long word that a single grant speaks of names it, wherever it stands in the name. */
const isOnlyOne = (word: string, said: string, known: GrantNames): boolean =>
  word.length >= ONLY_CHARS &&
  isSpelledAs(word, said) &&
  !/^\d/.test(word) &&
  !PLACES.has(word) &&
  grantsWith(word, known) === 1;

const isTellingWord = (word: string): boolean => word.length >= RARE_WORD_CHARS && !/^\d/.test(word);

/** Few grants speak of this run of words at all. */
const isRare = (run: string[], known: GrantNames): boolean =>
  grantsSaying(` ${run.join(' ')} `, known) <= RARE_IN_GRANTS;

/** "Certificazione" is rare, "certificazioni" is not: a lone word must be rare in every form. */
const isRareStem = (word: string, known: GrantNames): boolean => grantsWith(word, known) <= RARE_IN_GRANTS + 1;

const grantsWith = (word: string, known: GrantNames): number => grantsSaying(` ${word.slice(0, -1)}`, known);

/** More than these are many: a word of thousands need not be counted in each. */
const MANY_GRANTS = RARE_IN_GRANTS + 2;

function grantsSaying(phrase: string, { names, counts }: GrantNames): number {
  const before = counts.get(phrase);
  if (before !== undefined) return before;
  let seen = 0;
  for (let at = 0; at < names.length && seen < MANY_GRANTS; at += 1) if (names[at]!.text.includes(phrase)) seen += 1;
  counts.set(phrase, seen);
  return seen;
}

/** How many words the part of the name has in which a run begins: "Nuova Sabatini" of "Beni strumentali – Nuova Sabatini". */
function partLength({ starts, ends, core }: KnownName, at: number): number {
  const from = Math.max(...starts.filter((start) => start <= at));
  const to = Math.min(...ends.filter((end) => end > at), core.length);
  return Math.max(1, to - from);
}

const ALIKE_MAX = 5000;

/** The words of the names that a written word may stand for. */
export function wordsLike(word: string, { words, alike }: GrantNames): ReadonlySet<string> {
  const before = alike.get(word);
  if (before) return before;
  const found = new Set(words.filter((each) => isSame(each, word)));
  if (alike.size >= ALIKE_MAX) alike.clear();
  alike.set(word, found);
  return found;
}
