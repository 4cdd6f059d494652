import type { CallLine } from './call-lines.ts';
import type { Found } from './found.ts';
import { wholeWords } from './whole-words.ts';

const HEAD_LINES = 80;
const TITLE_CHARS = 240;

const BODY = wholeWords(
  String.raw`regione|ministero|camera di commercio|unioncamere|comune di|citt[aà] metropolitana|provincia (?:di|autonoma)|fondazione|invitalia|gal|agenzia|dipartimento|commissione europea`,
  'iu',
);
const CALL = wholeWords(
  String.raw`bando|avviso|voucher|contribut\p{L}+|incentiv\p{L}+|fondo|agevolazion\p{L}+|manifestazione d.interesse`,
  'iu',
);
/** What leads to the act: it names laws and other calls. */
const PREAMBLE = /^(?:vist[oaie]|richiamat|considerat|premess|ritenut|preso atto|dato atto|delibera|decreta)/iu;
const LABEL = /^(?:oggetto|titolo)\s*:\s*/iu;

/** What the call is called, over the lines its sheet breaks it into. */
export function titleIn(lines: readonly CallLine[]): Found<string> | null {
  const head = lines.slice(0, HEAD_LINES);
  const at = head.findIndex(({ text }) => CALL.test(text) && isPlain(text) && text.length >= 12);
  const first = head[at];
  if (!first) return null;
  let title = first.text.replace(LABEL, '');
  for (const { text, page } of head.slice(at + 1)) {
    if (page !== first.page || !goesOn(title, text) || title.length + text.length > TITLE_CHARS) break;
    title = `${title} ${text}`;
  }
  return { value: title, excerpt: title, page: first.page };
}

export function entityIn(lines: readonly CallLine[]): Found<string> | null {
  const line = lines.slice(0, HEAD_LINES).find(({ text }) => BODY.test(text) && isPlain(text) && text.length <= 160);
  return line ? { value: nameIn(line.text), excerpt: line.text, page: line.page } : null;
}

/** A full stop after a whole word; those of "S.p.A." and "C.C.I.A.A." are of the name. */
const END = /(?<=\p{L}{4})[.;](?=\s|$)/u;

/** A line of running text goes on after the name: only the sentence with the body counts. */
const nameIn = (text: string): string =>
  text
    .split(END)
    .find((part) => BODY.test(part))
    ?.trim() ?? text;

const isPlain = (text: string): boolean => !PREAMBLE.test(text) && text.length <= TITLE_CHARS;

/** An open quotation, a small letter, or capitals after capitals. */
function goesOn(title: string, next: string): boolean {
  if (/[.;:]$/.test(title) || BODY.test(next) || PREAMBLE.test(next)) return false;
  const isOpen =
    Math.max(title.lastIndexOf('“'), title.lastIndexOf('«')) >
      Math.max(title.lastIndexOf('”'), title.lastIndexOf('»')) || (title.match(/"/g) ?? []).length % 2 === 1;
  const isLoud = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
  return isOpen || /^\p{Ll}/u.test(next) || (isLoud(title) && isLoud(next));
}
