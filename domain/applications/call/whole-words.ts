/** Each of these words wherever it stands; a letter with an accent is a letter too. */
export const wholeWords = (alternatives: string, flags = 'giu'): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${alternatives})(?!\p{L})`, flags);
