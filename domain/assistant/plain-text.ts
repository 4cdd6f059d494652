/** Zero-width, bidirectional and control characters: they hide words from people, not from machines. */

const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
/*
 * What repeats is bounded, or stops at the sign that begins it: openings without an end, one after the other, would
 * otherwise each be followed to the end of the text.
 */
const BLOCKS = /<(script|style|iframe|object|svg|template)\b[^>]{0,1000}>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAGS = /<!--[\s\S]*?(?:-->|$)|<\/?[a-z][^<>]*>?/gi;
const PICTURES = /!\[[^[\]]*\]\([^)[\]]*\)/g;
const LINKS = /\[([^[\]]*)\]\([^)[\]]*\)/g;
const MARKS = /(\*\*|__|`+|~~)/g;

/** Text as a person reads it: no markup, no hidden characters. What is shown is always this. */
export function plainText(text: string, maxChars = 20_000): string {
  return text
    .slice(0, maxChars * 2)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(BLOCKS, ' ')
    .replace(TAGS, ' ')
    .replace(PICTURES, ' ')
    .replace(LINKS, '$1')
    .replace(MARKS, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, maxChars);
}

export const oneLine = (text: string, maxChars = 2000): string => plainText(text, maxChars).replace(/\s+/g, ' ').trim();
