import { meaningsOf } from '#domain/assistant/knowledge/same-meaning.ts';
import { tokenize } from '#domain/search/tokens.ts';

const MOST_WORDS = 60;
const PART = 4;

/** Parts of a word, so that "finanziamenti", "finanziano" and a misspelt "finaziamento" share most of them. */
function partsOf(word: string): string[] {
  const framed = `^${word}$`;
  const parts: string[] = [];
  for (let at = 0; at + PART <= framed.length; at += 1) parts.push(`part:${framed.slice(at, at + PART)}`);
  return parts;
}

/** What of a text tells which question it asks. */
export type Features = {
  /** Its words, their pairs and meanings, and where it is said. */
  words: string[];
  /** Parts of its words. */
  parts: string[];
};

export function featuresOf(text: string, place: string): Features {
  const words = new Set<string>([`at:${place}`, `at:${place.split(':')[0]!}`]);
  const parts = new Set<string>();
  if (text.trimEnd().endsWith('?')) words.add('question');
  let before = '^';
  for (const { word, stem } of tokenize(text).slice(0, MOST_WORDS)) {
    // Figures count as such, not by their value.
    const form = /\d/.test(word) ? word.replace(/\d+/g, '0') : stem;
    words.add(`word:${form}`);
    words.add(`pair:${before} ${form}`);
    for (const meaning of meaningsOf(stem)) words.add(`meaning:${String(meaning)}`);
    for (const part of partsOf(word)) parts.add(part);
    before = form;
  }
  return { words: [...words], parts: [...parts] };
}
