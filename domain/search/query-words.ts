import type { Concepts } from './concepts.ts';
import { WEAK_WORDS } from './stop-words.ts';
import { stemOf, tokenize, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word of the query and the stems it may stand for, the first being the best reading. */
export type QueryWord = {
  token: Token;
  readings: { stem: string; word: string; weight: number }[];
  /** Stems of words made from the same one, or that mean the same thing. */
  kin: string[];
  /** It was not understood as written. */
  corrected: boolean;
  excluded: boolean;
};

type ReadingWeights = { typo: number; prefix: number };

const EXCLUDING = new Set([
  'no',
  'tranne',
  'eccetto',
  'escluso',
  'esclusa',
  'esclusi',
  'escluse',
  'escludendo',
  'salvo',
]);

/** The words of a query as grants write them: errors corrected, the last word completed, glued words parted. */
export function readWords(
  text: string,
  vocabulary: Vocabulary,
  concepts: Concepts,
  weights: ReadingWeights,
): QueryWord[] {
  const tokens = tokenize(text).filter((token) => token.role !== 'grammar');
  const typing = /[\p{L}\p{N}]$/u.test(text);
  const words: QueryWord[] = [];
  let excluding = 0;
  tokens.forEach((token, at) => {
    if (EXCLUDING.has(token.word)) {
      excluding = 2;
      return;
    }
    const excluded = excluding > 0 && token.role === 'content';
    excluding = Math.max(0, excluding - 1);
    if (token.role !== 'content' || isKnown(token, vocabulary, concepts)) {
      words.push({ token, readings: [asWritten(token)], kin: kinOf(token, vocabulary), corrected: false, excluded });
      return;
    }
    const parts = partGlued(token.word, vocabulary);
    if (parts !== undefined) {
      for (const part of parts) {
        const piece = { ...token, word: part, stem: stemOf(part) };
        words.push({ token: piece, readings: [asWritten(piece)], kin: [], corrected: true, excluded });
      }
      return;
    }
    const readings = unknownReadings(token, vocabulary, weights, typing && at === tokens.length - 1);
    words.push({
      token,
      readings: readings.length > 0 ? readings : [asWritten(token)],
      kin: kinOf(token, vocabulary),
      corrected: readings.length > 0,
      excluded,
    });
  });
  return words;
}

function kinOf({ role, word, stem }: Token, vocabulary: Vocabulary): string[] {
  return role === 'content' && !WEAK_WORDS.has(word) ? vocabulary.kin(stem) : [];
}

function asWritten(token: Token): QueryWord['readings'][number] {
  return { stem: token.stem, word: token.word, weight: 1 };
}

function isKnown(token: Token, vocabulary: Vocabulary, concepts: Concepts): boolean {
  return (
    vocabulary.has(token.word) ||
    vocabulary.hasStem(token.stem) ||
    concepts.stems.has(token.stem) ||
    /\d/.test(token.word)
  );
}

function unknownReadings(
  token: Token,
  vocabulary: Vocabulary,
  weights: ReadingWeights,
  typing: boolean,
): QueryWord['readings'] {
  const completed = typing && token.word.length >= 3 ? vocabulary.completions(token.word) : [];
  const readings =
    completed.length > 0
      ? completed.map((word) => ({ stem: stemOf(word), word, weight: weights.prefix }))
      : vocabulary
          .corrections(token.word)
          .map(({ word, distance }) => ({ stem: stemOf(word), word, weight: weights.typo / distance }));
  const seen = new Set<string>();
  return readings.filter(({ stem }) => !seen.has(stem) && seen.add(stem));
}

/** "restoalsud" → "resto", "sud": between two words of a name lies at most a preposition. */
const BETWEEN_MAX = 3;

/** "contotermico" → "conto", "termico": two known words written as one. */
function partGlued(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  if (word.length < 6) return undefined;
  for (let at = word.length - 3; at >= 3; at--) {
    const left = word.slice(0, at);
    const right = word.slice(at);
    if (
      left.length < 4 || right.length < 4
        ? vocabulary.isName(left, right)
        : vocabulary.has(left) && vocabulary.has(right)
    ) {
      return [left, right];
    }
  }
  return partName(word, vocabulary);
}

function partName(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  for (let end = 3; end <= word.length - 4; end++) {
    for (let start = end + 1; start <= Math.min(end + BETWEEN_MAX, word.length - 3); start++) {
      const [left, right] = [word.slice(0, end), word.slice(start)];
      if (vocabulary.isName(left, right)) return [left, right];
    }
  }
  return undefined;
}
