const MEANT = 'intelligenza artificiale';
/** "L'AI", "con un'ai": after an article it is no preposition. */
const AFTER_ARTICLE = /\b((?:l|un|d|dell|all|nell|sull|dall|quest|bell)['’])ai\b/gi;
/** "AI" among words in small letters; in a title all in capitals it is the preposition. */
const IN_CAPITALS = /(?<![A-ZÀ-Ù]{3}\s+)\bAI\b(?!\s+[A-ZÀ-Ù]{3})/g;
/** "Ai in ufficio", "usare ai per": a preposition is not followed by another. */
const BEFORE_PREPOSITION = /\bai(?=\s+(?:in|nel|nella|nell|per|con|su|sul|sulla|generativa)\b)/gi;

/** The artificial intelligence that people write "AI", spelled out: as a word it is "ai giovani". */
export function spelledOut(text: string): string {
  if (!/\bai\b/i.test(text)) return text;
  return text.replace(AFTER_ARTICLE, `$1${MEANT}`).replace(IN_CAPITALS, MEANT).replace(BEFORE_PREPOSITION, MEANT);
}
