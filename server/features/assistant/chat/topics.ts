import { CONCEPTS, type Concept } from '#domain/assistant/chat/concepts.ts';
import { askedWords, bestPassages, tellingAmong, type Passage } from '#domain/assistant/knowledge/passages.ts';
import type { Topic } from '#domain/assistant/reading/reading-world.ts';
import { stemOf } from '#domain/search/tokens.ts';
import { conceptText } from '#messages/assistant/concepts.ts';
import { CONCEPT_NAMES } from '#messages/assistant/knowledge/concept-names.ts';
import type { KnowledgeEntry } from '#messages/assistant/knowledge/entry.ts';
import { KNOWLEDGE, knowledgeText } from '#messages/assistant/knowledge/knowledge.ts';

/** Any day: only the words of a rule are looked through here, not its figures. */
const SOME_DAY = '2026-01-01';
type Known = Passage & { topic: Pick<Topic, 'id' | 'kind'>; keys: string[][] };

function knownOf(id: string, kind: Topic['kind'], names: string, text: string): Known {
  const [keys = '', words = ''] = names.includes('|') ? names.split('|') : ['', names];
  return {
    field: kind,
    text,
    title: `${keys.replace(/\+/g, ' ')} ${words}`,
    topic: { id, kind },
    keys: keys
      .split(' ')
      .filter(Boolean)
      .map((key) => key.split('+').map(stemOf)),
  };
}

/** One knowledge base: the rules with their own figures, the other entries, the product's help. */
const PASSAGES: readonly Known[] = [
  ...KNOWLEDGE.map(({ id, kind, names, text }) => knownOf(id, kind, names, text)),
  ...CONCEPTS.map((concept) => knownOf(concept, 'regola', CONCEPT_NAMES[concept], conceptText(concept, SOME_DAY).text)),
];
/** By what they go by alone: a word in passing in the text of an entry does not make it the answer. */
const NAMED = PASSAGES.map((known) => ({ ...known, text: known.title ?? '' }));
const TELLING = tellingAmong(NAMED);
const SURE_COVER = 0.75;
const SURE_WORDS = 2;
const SURE_SCORE = 1.9;
const LEAST_COVER = 0.5;
const LIKELY_COVER = 0.5;
const LIKELY_SCORE = 0.55;
const SHOWN = 2;

/** The entries that hold what a text asks; sure by a word of their own, or where little of the question is left over. */
export function topicsOf(text: string): Topic[] {
  const asked = askedWords(text);
  const stems = new Set(asked.map(({ stem }) => stem));
  const isNamed = ({ keys }: Known) => keys.some((key) => key.every((stem) => stems.has(stem)));
  const telling = asked.filter(({ weight }) => weight === 1).length;
  const held = bestPassages(text, PASSAGES)
    .filter(({ item, cover }) => cover >= LEAST_COVER || isNamed(item))
    .map(({ item, score, cover }) => ({
      ...item.topic,
      isKey: isNamed(item),
      isSure: isNamed(item) || (cover >= SURE_COVER && telling >= SURE_WORDS && score >= SURE_SCORE),
      isLikely: true,
    }))
    .toSorted((one, other) => Number(other.isKey) - Number(one.isKey));
  const isHeld = held.some(({ isKey, isSure }) => isKey || isSure);
  return (isHeld ? held : [...likeliest(text), ...held]).slice(0, SHOWN);
}

/** The entry that holds what tells this question from others, where no entry holds nearly all of it. */
function likeliest(text: string): Topic[] {
  const [best] = bestPassages(text, NAMED, TELLING);
  if (!best || best.cover < LIKELY_COVER || best.score < LIKELY_SCORE) return [];
  return [{ ...best.item.topic, isKey: false, isSure: false, isLikely: true }];
}

const isConcept = (id: string): id is Concept => (CONCEPTS as string[]).includes(id);
const entryOf = (id: string): KnowledgeEntry | undefined => KNOWLEDGE.find((entry) => entry.id === id);

/** What an entry says, with the figures of the day; null for an entry that is not there. */
export function topicText(id: string, day: string): string | null {
  if (isConcept(id)) return conceptText(id, day).text;
  const entry = entryOf(id);
  return entry ? knowledgeText(entry, day) : null;
}
