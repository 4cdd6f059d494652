const SHORT_WORDS = 6;

/** "Io ne ho 50", "la Sabatini almeno?": too few words to begin another matter. */
export const isShort = (text: string): boolean => text.split(' ').length <= SHORT_WORDS;
