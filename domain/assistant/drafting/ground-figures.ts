import { readNumber, SCALE } from '#domain/numbers/read-number.ts';
import { fold } from '#domain/search/fold.ts';
import { gap, gapsIn, type DraftSentence, type Fact } from './draft.ts';
import { sentencesOf } from '#domain/assistant/sentences.ts';

const DIGITS = `(?:\\d[\\d.,/]*\\d|\\d)(?:\\s?${SCALE}(?!\\p{L}))?`;
const FIGURE = new RegExp(DIGITS, 'giu');
const PIECE = new RegExp(`\\[DA COMPLETARE: [^\\]]+\\]|(?:€\\s?)?${DIGITS}(?:\\s?(?:%|€|euro\\b))?`, 'giu');
const SHARE = new RegExp(`${DIGITS}\\s?(?:%|per cento)`, 'giu');
/** "1.200,50" and "1200,5" are one figure, and so are "40mila" and "40.000"; "15/11/2026" is itself. */
const valueOf = (figure: string): string => String(readNumber(figure) ?? figure);

export function figuresIn(text: string): string[] {
  return (text.match(FIGURE) ?? []).map(valueOf);
}

/** Every figure of a text that somebody else wrote must stand in the facts; the others become gaps. */
export function groundFigures(text: string, known: readonly string[], ask: string): string {
  const figures = new Set(known.flatMap(figuresIn));
  const shares = new Set(known.flatMap((each) => (each.match(SHARE) ?? []).flatMap(figuresIn)));
  return text.replace(PIECE, (piece) => {
    if (gapsIn(piece).length > 0) return piece;
    // "12 mesi" is no source for "12%".
    const sourced = piece.endsWith('%') ? shares : figures;
    return figuresIn(piece).every((figure) => sourced.has(figure)) ? piece : gap(ask);
  });
}

/** Which facts a sentence carries: those whose words, or whose figures, stand in it. */
export function citeSentences(text: string, facts: readonly Fact[]): DraftSentence[] {
  return sentencesOf(text).map((sentence) => {
    const folded = fold(sentence);
    const figures = new Set(figuresIn(sentence));
    const cited = facts.filter(({ value, marks }) => {
      if (marks?.some((mark) => folded.includes(fold(mark)))) return true;
      const own = figuresIn(value);
      const isWhole = marks === undefined && own.length > 0 && own.every((figure) => figures.has(figure));
      return (
        isWhole || folded.includes(fold(value)) || (marks?.length === 0 && own.some((figure) => figures.has(figure)))
      );
    });
    return { text: sentence, facts: cited, isOpen: gapsIn(sentence).length > 0 };
  });
}
