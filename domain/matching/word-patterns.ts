/**
 * Many patterns over many texts, fast: an alternative of one word is tried once per distinct word of the language
 * and remembered; one of several words is tried on a text only when its first word is there.
 * Patterns must have the shape `\b(?:a|b|c)`, with or without `\b` at the end; others still work, slower; texts must be folded.
 */
type PatternSet = (text: string) => Uint8Array;

type Phrase = { pattern: number; whole: RegExp };
type WordEntry = { patterns: number[]; phrases: number[] };

const SHAPE = /^\\b\(\?:(.*)\)(\\b)?$/s;
const MEMORY_WORDS = 100_000;

/** One flag per pattern: whether the text matches it. */
export function compilePatterns(patterns: readonly (RegExp | undefined)[][]): PatternSet {
  const single: { pattern: number; start: RegExp }[] = [];
  const phrases: Phrase[] = [];
  const phraseStarts: { phrase: number; start: RegExp }[] = [];
  const always: number[] = [];
  patterns.forEach((sources, pattern) => {
    for (const source of sources) {
      if (source === undefined) continue;
      const [, body, end = ''] = SHAPE.exec(source.source) ?? [];
      const alternatives = body === undefined || hasTail(body) ? null : splitTop(body).map((each) => each + end);
      for (const alternative of alternatives ?? [null]) {
        const first = alternative === null ? null : firstWord(alternative);
        if (alternative !== null && first === alternative) single.push({ pattern, start: new RegExp(`^(?:${first})`) });
        else {
          phrases.push({ pattern, whole: alternative === null ? source : new RegExp(`\\b(?:${alternative})`) });
          if (first) phraseStarts.push({ phrase: phrases.length - 1, start: new RegExp(`^(?:${first})`) });
          else always.push(phrases.length - 1);
        }
      }
    }
  });
  const known = new Map<string, WordEntry>();
  const entryOf = (word: string): WordEntry => {
    let entry = known.get(word);
    if (entry === undefined) {
      if (known.size >= MEMORY_WORDS) known.clear();
      entry = {
        patterns: single.filter(({ start }) => start.test(word)).map(({ pattern }) => pattern),
        phrases: phraseStarts.filter(({ start }) => start.test(word)).map(({ phrase }) => phrase),
      };
      known.set(word, entry);
    }
    return entry;
  };
  return (text) => {
    const flags = new Uint8Array(patterns.length);
    const candidates = new Set(always);
    for (const word of new Set(text.match(/\w+/g))) {
      const entry = entryOf(word);
      for (const pattern of entry.patterns) flags[pattern] = 1;
      for (const phrase of entry.phrases) candidates.add(phrase);
    }
    for (const index of candidates) {
      const { pattern, whole } = phrases[index]!;
      if (flags[pattern] === 0 && whole.test(text)) flags[pattern] = 1;
    }
    return flags;
  };
}

/** `\b(?:a|b)|c` also ends with a bracket: only a body whose brackets close at its end is one group. */
function hasTail(body: string): boolean {
  let depth = 0;
  for (let at = 0; at < body.length; at++) {
    if (body[at] === '\\') at++;
    else if (body[at] === '(') depth++;
    else if (body[at] === ')' && --depth < 0) return true;
  }
  return false;
}

function splitTop(body: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < body.length; at++) {
    if (body[at] === '\\') at++;
    else if (body[at] === '(' || body[at] === '[') depth++;
    else if (body[at] === ')' || body[at] === ']') depth--;
    else if (body[at] === '|' && depth === 0) {
      parts.push(body.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, body.slice(start)];
}

/** The part of an alternative that lies within its first word; null where a group may reach beyond it. */
function firstWord(alternative: string): string | null {
  let depth = 0;
  for (let at = 0; at < alternative.length; at++) {
    const char = alternative[at]!;
    if (char === '\\') {
      const escaped = alternative[++at]!;
      if (!/[wdb]/.test(escaped)) return depth === 0 ? alternative.slice(0, at - 1) || null : null;
    } else if (char === '(') {
      if (/^\(\?[!=<]/.test(alternative.slice(at))) return depth === 0 ? alternative.slice(0, at) || null : null;
      if (alternative.startsWith('(?:', at)) at += 2;
      depth++;
    } else if (char === ')') depth--;
    else if (char === '[') {
      const end = alternative.indexOf(']', at);
      if (/[^a-z0-9]/.test(alternative.slice(at + 1, end)))
        return depth === 0 ? alternative.slice(0, at) || null : null;
      at = end;
    } else if (!/[\w|?*+{}]/.test(char)) return depth === 0 ? alternative.slice(0, at) || null : null;
  }
  return alternative;
}
