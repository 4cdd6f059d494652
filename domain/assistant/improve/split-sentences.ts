import { wordsIn } from '#domain/assistant/sentences.ts';
import { capital } from '#domain/writing/phrases.ts';

/** A sentence beyond this is split where its own joints allow. */
export const LONG_WORDS = 25;
const HALF_WORDS = 7;

/** Joints, best first: what ends the first half, and what begins the second. */
const JOINTS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/;\s+(?=\p{L})/gu, () => ''],
  [/(?:,|(?<![\s,]))\s+(?:e inoltre|ed inoltre|inoltre)\s+/giu, () => 'Inoltre '],
  [/,\s+(?:quindi|perciò|per questo)\s+/giu, () => 'Per questo '],
  [/,\s+(?:infatti)\s+/giu, () => 'Infatti '],
  [/,\s+(?:mentre)\s+/giu, () => 'Invece '],
  [/,\s+(?:ma|però|tuttavia)\s+/giu, () => 'Però '],
  [/,\s+(?:in particolare)\s+/giu, () => 'In particolare '],
  [/,\s+(?:il che|cosa che)\s+/giu, () => 'Questo '],
  [
    /,\s+e(?:d)?\s+(?=(?:permett|consent|prevede|riduc|aument|migliora|offr|garantisc|sar[àa]|avr[àa]|potr[àa]|dovr[àa]|richied|comport|favor|rend|port)\p{L}*)/giu,
    () => 'Inoltre ',
  ],
  [
    /(?<!\s)\s+e(?:d)?\s+(?=(?:permetterà|consentirà|prevede|ridurrà|aumenterà|migliorerà|offrirà|garantirà|richiederà|comporterà|favorirà|renderà|porterà)(?!\p{L}))/giu,
    () => 'Inoltre ',
  ],
];

/** Two or more sentences of the same words; a short one stays as it is. */
export function splitLong(sentence: string): string {
  if (wordsIn(sentence).length <= LONG_WORDS) return sentence;
  for (const [joint, begin] of JOINTS) {
    for (const match of sentence.matchAll(joint)) {
      const head = sentence.slice(0, match.index).trimEnd();
      const tail = sentence.slice(match.index + match[0].length).trimStart();
      if (wordsIn(head).length < HALF_WORDS || wordsIn(tail).length < HALF_WORDS || isInsideQuote(head)) continue;
      return `${splitLong(`${head}.`)} ${splitLong(capital(`${begin(match[0])}${tail}`))}`;
    }
  }
  return sentence;
}

/** Never inside « » or brackets. */
function isInsideQuote(head: string): boolean {
  const open = (opens: string, closes: string) => head.split(opens).length > head.split(closes).length;
  return open('«', '»') || open('(', ')') || open('[', ']') || open('“', '”');
}
