import { fold } from './fold.ts';
import { STEM_EXCEPTIONS } from './stem-exceptions.ts';
import { stemItalian } from './stemmer.ts';
import { FRAME_WORDS, GRAMMAR_WORDS } from './stop-words.ts';

export type Token = {
  /** As written, folded: "dell'amianto" gives "amianto". */
  word: string;
  stem: string;
  start: number;
  end: number;
  role: WordRole;
};

/** What a word does: says the subject, frames the request, or only joins other words. */
export type WordRole = 'content' | 'frame' | 'grammar';

const WORD = /[\p{L}\p{N}]+(?:[.,]\p{N}+)*(?:&\p{L}(?!\p{L}))?/gu;
const ELIDED = /^(?:l|d|c|m|t|s|v|n|un|all|dell|dall|nell|sull|coll|quell|quest|sant|anch|com|dov|cos|tutt|bell)$/;
const STEMS = new Map<string, string>();
const STEMS_LIMIT = 200_000;

/** The words of a text, in order: elisions dropped, "e-commerce" joined, "Brevetti+" also as "brevettipiu". */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    const start = match.index;
    const end = start + match[0].length;
    const word = fold(match[0]);
    const next = text[end];
    if ((next === "'" || next === '’') && ELIDED.test(word)) continue;
    const joined = joinHyphen(text, tokens.at(-1), word, start);
    if (joined !== undefined) {
      tokens[tokens.length - 1] = token(joined, tokens.at(-1)!.start, end);
      continue;
    }
    tokens.push(token(word, start, end));
    if (next === '+') tokens.push(token(`${word}piu`, start, end + 1));
  }
  return tokens;
}

/** "e-commerce", "start-up", "co-working": a short part joins its neighbour; "centro-nord" stays two words. */
function joinHyphen(text: string, before: Token | undefined, word: string, start: number): string | undefined {
  if (before === undefined || before.end !== start - 1 || text[start - 1] !== '-') return undefined;
  if (before.word.length > 2 && word.length > 2) return undefined;
  return /^\p{L}+$/u.test(before.word + word) ? before.word + word : undefined;
}

function token(word: string, start: number, end: number): Token {
  return { word, stem: stemOf(word), start, end, role: roleOf(word) };
}

function roleOf(word: string): WordRole {
  if (GRAMMAR_WORDS.has(word)) return 'grammar';
  return FRAME_WORDS.has(word) ? 'frame' : 'content';
}

/** The folded stem of a folded word. Accents are often left out, so a long "-ita" is read as "-ità". */
export function stemOf(word: string): string {
  const known = STEMS.get(word);
  if (known !== undefined) return known;
  const accented = word.length >= 7 && word.endsWith('ita') ? `${word.slice(0, -1)}à` : word;
  const stem = STEM_EXCEPTIONS.get(word) ?? (/^[a-z]+$/.test(word) ? fold(stemItalian(accented)) : word);
  if (STEMS.size >= STEMS_LIMIT) STEMS.clear();
  STEMS.set(word, stem);
  return stem;
}

/** The stems of a phrase, without the words that only join; none if a lone word is left that says no subject. */
export function phraseStems(text: string): string[] {
  const tokens = tokenize(text).filter((each) => each.role !== 'grammar');
  if (tokens.length === 1 && tokens[0]!.role === 'frame') return [];
  return tokens.map((each) => each.stem);
}
