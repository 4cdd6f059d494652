import { fold } from './fold.ts';
import { STEM_EXCEPTIONS } from './stem-exceptions.ts';
import { stemItalian } from './stemmer.ts';
import { FRAME_WORDS, GRAMMAR_WORDS } from './stop-words.ts';

/** What a word does: says the subject, frames the request, or only joins other words. */
type WordRole = 'content' | 'frame' | 'grammar';

type Lexeme = {
  /** Folded: "Amianto" gives "amianto". */
  word: string;
  stem: string;
  role: WordRole;
};

export type Token = Lexeme & { start: number; end: number };

const WORD = /[\p{L}\p{N}]+(?:[.,]\p{N}+)*(?:&\p{L}(?!\p{L}))?/gu;
const ELIDED = new Set(
  `l d c m t s v n un all dell dall nell sull coll quell quest sant anch com dov cos tutt bell`.split(' '),
);
/** Words as written → what they are. Grants share most of their words, so this is asked far more than it is filled. */
const LEXEMES = new Map<string, Lexeme>();
const LEXEMES_MAX = 200_000;

/** The words of a text, in order: elisions dropped, "e-commerce" joined, "Brevetti+" also as "brevettipiu". */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    const start = match.index;
    const end = start + match[0].length;
    const lexeme = lexemeOf(match[0]);
    const next = text[end];
    if ((next === "'" || next === '’') && ELIDED.has(lexeme.word)) continue;
    const before = tokens.at(-1);
    const joined = before !== undefined && text[start - 1] === '-' ? joinHyphen(before, lexeme.word, start) : undefined;
    if (joined !== undefined) {
      tokens[tokens.length - 1] = { ...lexemeOf(joined), start: before!.start, end };
      continue;
    }
    tokens.push({ word: lexeme.word, stem: lexeme.stem, role: lexeme.role, start, end });
    if (next === '+') tokens.push({ ...lexemeOf(`${lexeme.word}piu`), start, end: end + 1 });
  }
  return tokens;
}

/** "e-commerce", "start-up", "co-working": a short part joins its neighbour; "centro-nord" stays two words. */
function joinHyphen(before: Token, word: string, start: number): string | undefined {
  if (before.end !== start - 1 || (before.word.length > 2 && word.length > 2)) return undefined;
  return /^\p{L}+$/u.test(before.word + word) ? before.word + word : undefined;
}

function lexemeOf(written: string): Lexeme {
  const known = LEXEMES.get(written);
  if (known !== undefined) return known;
  const word = fold(written);
  const lexeme = { word, stem: makeStem(word), role: roleOf(word) };
  if (LEXEMES.size >= LEXEMES_MAX) LEXEMES.clear();
  LEXEMES.set(written, lexeme);
  return lexeme;
}

function roleOf(word: string): WordRole {
  if (GRAMMAR_WORDS.has(word)) return 'grammar';
  return FRAME_WORDS.has(word) ? 'frame' : 'content';
}

/** The folded stem of a folded word. */
export function stemOf(word: string): string {
  return lexemeOf(word).stem;
}

/**
 * Accents are often left out, so a long "-ita" is read as "-ità". The stemmer takes the plural "-iere" for a verb
 * ("filiere" would part from "filiera"): the singular stands for it.
 */
function makeStem(word: string): string {
  const exception = STEM_EXCEPTIONS.get(word);
  if (exception !== undefined) return exception;
  if (!/^[a-z]+$/.test(word)) return word;
  if (word.length >= 7 && word.endsWith('ita')) return fold(stemItalian(`${word.slice(0, -1)}à`));
  return stemItalian(word.endsWith('iere') ? `${word.slice(0, -1)}a` : word);
}

/** The stems of a phrase, without the words that only join; none if a lone word is left that says no subject. */
export function phraseStems(text: string): string[] {
  const tokens = tokenize(text).filter((each) => each.role !== 'grammar');
  if (tokens.length === 1 && tokens[0]!.role === 'frame') return [];
  return tokens.map((each) => each.stem);
}
