const SHORT_WORDS = 6;

/** "Io ne ho 50", "la Sabatini almeno?": too few words to begin another matter. */
export const isShort = (text: string, most = SHORT_WORDS): boolean => text.split(' ').length <= most;
