import { CONCEPTS, type Concept } from '#domain/assistant/chat/concepts.ts';
import { joinedWords } from '#domain/assistant/knowledge/joined-words.ts';
import { askedWords, bestPassages, tellingAmong, type Passage } from '#domain/assistant/knowledge/passages.ts';
import type { Topic } from '#domain/assistant/reading/reading-world.ts';
import { stemOf, tokenize } from '#domain/search/tokens.ts';
import { conceptText } from '#messages/assistant/concepts.ts';
import { CONCEPT_NAMES } from '#messages/assistant/knowledge/concept-names.ts';
import type { KnowledgeEntry } from '#messages/assistant/knowledge/entry.ts';
import { KNOWLEDGE, knowledgeText } from '#messages/assistant/knowledge/knowledge.ts';

/** Any day: only the words of a rule are looked through here, not its figures. */
const SOME_DAY = '2026-01-01';
type Known = Passage & {
  topic: Pick<Topic, 'id' | 'kind'>;
  keys: string[][];
  of: string | null;
  own: string;
  parent: string;
};

function knownOf(id: string, kind: Topic['kind'], names: string, text: string, of: string | null = null): Known {
  const [keys = '', words = ''] = names.includes('|') ? names.split('|') : ['', names];
  const parent = of === null ? '' : namesOf(of);
  return {
    field: kind,
    text,
    title: `${keys.replace(/[+=]/g, ' ')} ${words} ${parent}`,
    topic: { id, kind },
    of,
    own: words,
    parent,
    keys: keys
      .split(' ')
      .filter(Boolean)
      .map((key) => key.split('+').map((part) => (part.startsWith('=') ? part : stemOf(part)))),
  };
}

/** What an entry goes by, without the bar and the plus signs. */
function namesOf(id: string): string {
  const names = isConcept(id) ? CONCEPT_NAMES[id] : (entryOf(id)?.names ?? '');
  return names.replace(/[|+=]/g, ' ');
}

/** One knowledge base: the rules with their own figures, the other entries, the product's help. */
const PASSAGES: readonly Known[] = [
  ...KNOWLEDGE.map(({ id, kind, names, text, of }) => knownOf(id, kind, names, text, of)),
  ...CONCEPTS.map((concept) => knownOf(concept, 'regola', CONCEPT_NAMES[concept], conceptText(concept, SOME_DAY).text)),
];
/** By what they go by alone: a word in passing in the text of an entry does not make it the answer. */
const NAMED = PASSAGES.map((known) => ({ ...known, text: known.title ?? '' }));
const shares = (words: string, stems: ReadonlySet<string>): boolean =>
  askedWords(words).some(({ stem }) => stems.has(stem));
/** What goes on from another is asked alone only where both are named: "quanto costa la polizza?". */
const isAskedAlone = ({ of, own, parent }: Known, stems: ReadonlySet<string>): boolean =>
  of === null || (shares(own, stems) && shares(parent, stems));
const TELLING = tellingAmong(NAMED);
const SURE_COVER = 0.75;
const SURE_WORDS = 2;
const SURE_SCORE = 1.9;
const LEAST_COVER = 0.5;
const LIKELY_COVER = 0.5;
const LIKELY_SCORE = 0.55;
const SHOWN = 2;

/** Every word that may be a key: by its stem, and as written. */
const saidIn = (text: string): ReadonlySet<string> =>
  new Set(
    tokenize(joinedWords(text)).flatMap(({ role, word, stem }) => (role === 'grammar' ? [] : [stem, `=${word}`])),
  );

const isWithin = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && one.length < other.length && one.every((part) => other.includes(part));

/** The entries that hold what a text asks; sure by a word of their own, or where little of the question is left over. */
export function topicsOf(text: string, told: readonly string[] = []): Topic[] {
  const more = told.length > 0 ? moreOf(told, text) : null;
  if (more) return [more];
  const asked = askedWords(text);
  const stems = new Set(asked.map(({ stem }) => stem));
  const said = saidIn(text);
  const keyOf = ({ keys }: Known): string[] =>
    keys
      .filter((key) => key.every((part) => said.has(part)))
      .reduce((one, other) => (other.length > one.length ? other : one), []);
  const isNamed = (known: Known) => keyOf(known).length > 0;
  const telling = asked.filter(({ weight }) => weight === 1).length;
  // A word that stands in the text of an entry and not among what it goes by is there in passing.
  const named = new Set(bestPassages(text, NAMED).map(({ item }) => item.topic.id));
  const held = bestPassages(text, PASSAGES)
    .filter(({ item, cover }) => (cover >= LEAST_COVER && named.has(item.topic.id)) || isNamed(item))
    .filter(({ item }) => isNamed(item) || isAskedAlone(item, stems))
    .toSorted((one, other) => keyOf(other.item).length - keyOf(one.item).length)
    // "Il fornitore fallisce" is not about failing: a longer key takes the words of a shorter one.
    .filter(({ item }, _at, all) => !all.some((other) => isWithin(keyOf(item), keyOf(other.item))))
    .map(({ item, score, cover }) => ({
      ...item.topic,
      isKey: isNamed(item),
      isSure: isNamed(item) || (cover >= SURE_COVER && telling >= SURE_WORDS && score >= SURE_SCORE),
      isLikely: true,
    }));
  const isHeld = held.some(({ isKey, isSure }) => isKey || isSure);
  return (isHeld ? held : [...likeliest(text, stems), ...held]).slice(0, SHOWN);
}

/** "E quanto costa?" after a rule: the entry that goes on from it. */
function moreOf(told: readonly string[], text: string): Topic | null {
  const family = new Set(told.flatMap((id) => [id, entryOf(id)?.of ?? id]));
  const going = PASSAGES.filter(({ of, topic }) => of !== null && family.has(of) && topic.id !== told[0]).map(
    (known) => ({ ...known, title: known.own, text: known.own }),
  );
  const [best] = bestPassages(text, going);
  return best && best.cover >= LEAST_COVER
    ? { ...best.item.topic, isKey: true, isSure: true, isLikely: true, isMore: true }
    : null;
}

/** The entry that holds what tells this question from others, where no entry holds nearly all of it. */
function likeliest(text: string, stems: ReadonlySet<string>): Topic[] {
  const best = bestPassages(text, NAMED, TELLING).find(({ item }) => isAskedAlone(item, stems));
  if (!best || best.cover < LIKELY_COVER || best.score < LIKELY_SCORE) return [];
  return [{ ...best.item.topic, isKey: false, isSure: false, isLikely: true }];
}

function isConcept(id: string): id is Concept {
  return (CONCEPTS as string[]).includes(id);
}
function entryOf(id: string): KnowledgeEntry | undefined {
  return KNOWLEDGE.find((entry) => entry.id === id);
}

/** The rule that an entry goes on from. */
export const parentOf = (id: string): string | null => entryOf(id)?.of ?? null;

/** What an entry says, with the figures of the day; null for an entry that is not there. */
export function topicText(id: string, day: string): string | null {
  if (isConcept(id)) return conceptText(id, day).text;
  const entry = entryOf(id);
  return entry ? knowledgeText(entry, day) : null;
}
