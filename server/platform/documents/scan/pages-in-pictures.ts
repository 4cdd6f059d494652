/** Fewer letters than this on a page: what it says is in its picture. A stamp or a page number is no text. */
const FEW_LETTERS = 40;

export const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** The pages that may be pictures, by their place: too few letters of their own. */
export const pagesOfFewLetters = (texts: readonly string[]): number[] =>
  [...texts.keys()].filter((at) => lettersIn(texts[at]!) < FEW_LETTERS);
