/**
 * What money is for and what companies say they need, as themes. One pattern reads both sides (folded text);
 * `grant` adds words that only bandi use, `company` words that only entrepreneurs use.
 */
export type Theme = { code: string; words: RegExp; grant?: RegExp; company?: RegExp };
