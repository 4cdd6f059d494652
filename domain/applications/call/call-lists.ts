import type { CallLine } from './call-lines.ts';
import type { Found } from './found.ts';
import { HEADING, ITEM } from './sentences.ts';

const NUMBERED = String.raw`^(?:art(?:icolo|\.)?|punto)?\s*(?:(?:\d+|\.\d+)(?:\.\d+)*\s*)?(?:[-–—.:)(]+\s*)?`;
export const REQUIREMENTS = new RegExp(
  `${NUMBERED}(?:requisiti|soggetti (?:beneficiari|ammissibili|proponenti|destinatari)|beneficiari|destinatari|chi può|a chi)(?!\\p{L})`,
  'iu',
);
export const DOCUMENTS = new RegExp(
  `${NUMBERED}(?:documentazione|documenti|allegati (?:alla|da|obbligatori)|allegati$|cosa (?:allegare|serve))(?!\\p{L})`,
  'iu',
);
const MAX_ITEMS = 12;
const ITEM_CHARS = 400;
const EXCERPT_CHARS = 240;
/** A heading, and the words that lead to its list. */
const LEAD_LINES = 6;

/** The points of the list under a heading; a point goes on over the lines that the sheet breaks it into. */
export function itemsUnder(lines: readonly CallLine[], heading: RegExp): Found<string>[] {
  for (const [at, line] of lines.entries()) {
    if (!heading.test(line.text) || line.text.length > 120) continue;
    const items = listAfter(lines.slice(at + 1));
    if (items.length > 0) return items;
  }
  return [];
}

function listAfter(lines: readonly CallLine[]): Found<string>[] {
  const start = lines.slice(0, LEAD_LINES).findIndex(({ text }) => ITEM.test(text));
  if (start < 0 || lines.slice(0, start).some(({ text }) => HEADING.test(text))) return [];
  const items: CallLine[] = [];
  for (const line of lines.slice(start)) {
    const last = items.at(-1);
    if (ITEM.test(line.text) && !(HEADING.test(line.text) && /\p{Lu}{3}/u.test(line.text))) {
      if (items.length === MAX_ITEMS) break;
      items.push({ ...line, text: line.text.replace(ITEM, '') });
    } else if (!last || /\.$/.test(last.text) || HEADING.test(line.text)) break;
    else last.text = last.text.endsWith('-') ? last.text.slice(0, -1) + line.text : `${last.text} ${line.text}`;
  }
  // What ends in a colon leads to the points below it, and is none.
  const points = items.filter(({ text }) => !text.endsWith(':'));
  return points.map(({ text, page }) => ({
    value: text.replace(/[;.,]$/, '').slice(0, ITEM_CHARS),
    excerpt: text.slice(0, EXCERPT_CHARS),
    page,
  }));
}
