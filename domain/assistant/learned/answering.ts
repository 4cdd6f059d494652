import { joinedWords } from '#domain/assistant/knowledge/joined-words.ts';
import { meaningsOf } from '#domain/assistant/knowledge/same-meaning.ts';
import { askedWords, type Passage } from '#domain/assistant/knowledge/passages.ts';
import { plainly } from '#domain/assistant/reading/spoken-italian.ts';
import { fold } from '#domain/search/fold.ts';
import { tokenize } from '#domain/search/tokens.ts';
import { rowsById } from './examples.ts';

/** A question as somebody may put it, and the passage of a record that answers it. */
export type AskedOf = { question: string; passage: Passage };
export type Answer<Item> = {
  item: Item;
  /** How likely this is the passage asked for, among those given. */
  share: number;
  /** How much of what the question is about such passages are asked for with, 0 to 1. */
  cover: number;
};
/** The passages that answer a question (as read aloud), likeliest first. */
export type Answering = <Item extends Passage>(text: string, passages: readonly Item[]) => Answer<Item>[];

const MOST_WORDS = 60;
const ROUNDS = 3;
/** How much a word counts that the passage itself holds… */
const SAID = 0.3;
/** …and how much the commonness of a word among all questions. */
const COMMON = 0.2;
const UNHEARD = 0.3;
/** Words of one question are not independent; a record's own question is asked more often than a line of its card. */
const SHARPNESS = 1.2;
const OWN_QUESTION = 0.8;

/** Figures count as such; a letter is easily doubled, or not. */
const formOf = (word: string, stem: string): string => (/\d/.test(word) ? '0' : stem.replace(/(.)\1/g, '$1'));

function wordsOf(text: string, isTold: boolean): Set<string> {
  const words = new Set<string>();
  for (const { word, stem, role } of tokenize(joinedWords(text)).slice(0, MOST_WORDS)) {
    if (isTold && role === 'grammar') continue;
    words.add(formOf(word, stem));
    for (const meaning of meaningsOf(stem)) words.add(`meaning:${String(meaning)}`);
  }
  return words;
}

const MARKS: readonly [string, RegExp][] = [
  ['share', /\d ?%/],
  ['money', /€|\beuro\b|milion|\d\.\d{3}/],
  ['span', /\b(?:mes[ei]|giorni|anni|settiman[ae])\b/],
  ['day', /\b\d{4}\b|\/\d/],
  ['yes or no', /^(?:s[iì]|no)\b/i],
];

/** What a passage says, what kind of thing it says, and where it comes from. */
function toldBy({ field, title, text }: Passage): Set<string> {
  const told = wordsOf(fold(`${title ?? ''} ${text}`), true);
  told.add(`field:${field}`);
  for (const [mark, pattern] of MARKS) if (pattern.test(text)) told.add(`mark:${mark}`);
  return told;
}

/** What answers whatever is asked: takes up the words that no passage explains. */
const ANYTHING = '';

/** What was learnt from questions: which words are asked with, and how likely each is for each word of a passage. */
export type AnsweringModel = {
  asked: string[];
  /** How often each of them was asked with. */
  counts: Uint32Array;
  told: string[];
  /** A word of a passage and one asked with, as told × (number of words asked with) + asked… */
  pairs: Uint32Array;
  /** …and how likely the first is asked for with the second. */
  chances: Float16Array;
};

/**
 * Learns which words people ask with for what a passage says: "dove si carica" for a portal, "me li regalano" for a loan.
 * A model of translation (Brown and others 1993, the first), from what is told to how it is asked.
 */
export function trainAnswering(examples: readonly AskedOf[]): AnsweringModel {
  const [askedIds, toldIds] = [new Map<string, number>(), new Map<string, number>()];
  const counts: number[] = [];
  const examined: Pair[] = [];
  for (const { question, passage } of examples) {
    const asked = numbered(wordsOf(plainly(question), false), askedIds);
    for (const word of asked) counts[word] = (counts[word] ?? 0) + 1;
    examined.push({ asked, told: numbered(toldBy(passage).add(ANYTHING), toldIds) });
  }
  const learnt = learnChances(examined, { width: askedIds.size, height: toldIds.size });
  return { asked: [...askedIds.keys()], counts: Uint32Array.from(counts), told: [...toldIds.keys()], ...learnt };
}

export function answeringOf({ asked: askedOf, counts, told: toldOf, pairs, chances }: AnsweringModel): Answering {
  const [askedIds, toldIds] = [rowsById(askedOf), rowsById(toldOf)];
  const places = new Map(Array.from(pairs, (pair, at) => [pair, at]));
  const total = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  const chanceOf = (told: number, asked: number): number => {
    const place = places.get(told * askedOf.length + asked);
    return place === undefined ? 0 : chances[place]!;
  };
  const known = new WeakMap<Passage, ReadonlySet<string>>();
  return (text, passages) => {
    const asked = [...wordsOf(text, false)];
    const telling = new Map(askedWords(text).map(({ stem, weight }) => [formOf(stem, stem), weight]));
    if (asked.length === 0) return [];
    const scored = passages.map((item) => {
      const told = known.get(item) ?? toldBy(item);
      known.set(item, told);
      const ids = [...told].flatMap((word) => toldIds.get(word) ?? []);
      let [held, whole] = [0, 0];
      const score = asked.reduce((before, word) => {
        const id = askedIds.get(word);
        const common = (id === undefined ? UNHEARD : counts[id]!) / total;
        const learnt = id === undefined ? 0 : ids.reduce((sum, each) => sum + chanceOf(each, id), 0);
        const chance = (learnt + (told.has(word) ? SAID : 0)) / told.size;
        const weight = telling.get(word) ?? 0;
        whole += weight;
        if (chance > common) held += weight;
        return before + Math.log(((1 - COMMON) * chance + COMMON * common) / common);
      }, 0);
      const ahead = item.field === 'faq' ? OWN_QUESTION : 0;
      return {
        item,
        cover: whole === 0 ? 1 : held / whole,
        share: Math.exp((SHARPNESS * score) / Math.sqrt(asked.length) + ahead),
      };
    });
    const sum = scored.reduce((all, { share }) => all + share, 0);
    return scored
      .map(({ item, share, cover }) => ({ item, cover, share: share / sum }))
      .toSorted((one, other) => other.share - one.share);
  };
}

/** Words by number. */
type Pair = { asked: number[]; told: number[] };

function numbered(words: ReadonlySet<string>, ids: Map<string, number>): number[] {
  return [...words].map((word) => {
    const id = ids.get(word) ?? ids.size;
    ids.set(word, id);
    return id;
  });
}

type Size = { width: number; height: number };

/** How likely a word of a passage is asked for with a word of a question; the first round takes all for equally likely. */
function learnChances(examined: readonly Pair[], { width, height }: Size): Pick<AnsweringModel, 'pairs' | 'chances'> {
  const slots = new Map<number, number>();
  const rows: number[] = [];
  const placed = examined.map(({ asked, told }) => {
    const at = asked.flatMap((word) =>
      told.map((each) => {
        const slot = slots.get(each * width + word) ?? slots.size;
        if (slot === slots.size) slots.set(each * width + word, rows.push(each) - 1);
        return slot;
      }),
    );
    return { slots: Int32Array.from(at), among: told.length };
  });
  const chances = new Float64Array(slots.size).fill(1);
  const counts = new Float64Array(slots.size);
  for (let round = 0; round < ROUNDS; round += 1) {
    counts.fill(0);
    for (const each of placed) countInto(counts, each, chances);
    // One more for what was never asked: a word met once is sure of nothing.
    const sums = new Float64Array(height).fill(1);
    for (const [slot, count] of counts.entries()) sums[rows[slot]!]! += count;
    for (const [slot, count] of counts.entries()) chances[slot] = count / sums[rows[slot]!]!;
  }
  const inOrder = [...slots].toSorted(([one], [other]) => one - other);
  return {
    pairs: Uint32Array.from(inOrder, ([pair]) => pair),
    chances: Float16Array.from(inOrder, ([, slot]) => chances[slot]!),
  };
}

/** Each word asked is shared among the words told by how likely they explain it. */
function countInto(
  counts: Float64Array,
  { slots, among }: { slots: Int32Array; among: number },
  chances: Float64Array,
): void {
  for (let from = 0; from < slots.length; from += among) {
    let sum = 0;
    for (let at = from; at < from + among; at += 1) sum += chances[slots[at]!]!;
    for (let at = from; at < from + among; at += 1) counts[slots[at]!]! += chances[slots[at]!]! / sum;
  }
}
