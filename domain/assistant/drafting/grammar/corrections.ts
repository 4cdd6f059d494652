import { figuresIn } from '#domain/numbers/figures-in.ts';
import { MONTHS } from '#domain/numbers/months.ts';

/** People correct themselves as they write: only what stands in the end is told. */
const TAKES_BACK =
  /(?<![\s,;:.…–—(-])[\s,;:.…–—(-]+(?:(?:ma |e )?anzi(?:,? no)?|no,? (?:scusa(?:te|mi)?|scusi|aspetta(?:te)?|mi sbaglio|sbaglio|mi correggo)|mi correggo|correggo|scusa(?:te)?,? (?:volevo dire|sono|erano)|volevo dire|(?:boh,? )?aspetta(?:te)?(?: che \p{L}+)?|boh)(?!\p{L})[\s,:]*/iu;
/** How far a figure may stand from the word that takes it back. */
const NEAR = 40;
const FAR = 90;

/** "Dodicimila, anzi no, quattordicimila" → "quattordicimila"; "a giugno, no scusate, a maggio" → "a maggio". */
export const corrected = (text: string): string =>
  text
    .split('\n')
    .map((row) =>
      row
        // The dots of who stops to think end no sentence.
        .replace(/(?<!\.)(?:\.{2,9}|…)\s{0,9}(?=(?:anzi|no,? |mi correggo|scusa|aspetta|boh)(?!\p{L}))/giu, ', ')
        .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
        .map(inSentence)
        .join(' '),
    )
    .join('\n');

function inSentence(sentence: string): string {
  let told = sentence;
  // Each turn takes one correction away.
  for (let turn = 0; turn < 3; turn += 1) {
    const mark = TAKES_BACK.exec(told);
    if (!mark) return told;
    const [before, after] = [told.slice(0, mark.index), told.slice(mark.index + mark[0].length)];
    const instead = byFigure(before, after) ?? byMonth(before, after);
    if (instead === null) return told;
    told = instead;
  }
  return told;
}

/** The figure after the mark in the place of the last one before it, with the thing it counts where only one says it. */
function byFigure(before: string, after: string): string | null {
  const old = figuresIn(before.slice(-NEAR)).at(-1);
  const now = figuresIn(after.slice(0, FAR))[0];
  if (!old || !now) return null;
  const start = Math.max(0, before.length - NEAR);
  const unit = before.slice(start + old.end).replace(/^\s?(?:mila|k|mln|milion[ei])(?!\p{L})/iu, '');
  const rest = after.slice(now.end);
  const isBare = /^\s*(?:[,;.:)]|$)|^\s+(?:con|per|in|da|ad?|ma|perché|secondo|come)\s/u.test(rest);
  return `${before.slice(0, start + old.at)}${after.slice(now.at, now.end)}${isBare ? unit : ''}${rest}`;
}

const MONTH = new RegExp(`(?<!\\p{L})(?:${MONTHS.join('|')})(?!\\p{L})`, 'iu');

/** Another month: alone it takes the place of the first, in a clause of its own it is all that is told. */
function byMonth(before: string, after: string): string | null {
  const old = MONTH.exec(before.slice(-NEAR));
  const now = MONTH.exec(after.slice(0, FAR));
  if (!old || !now) return null;
  const clause = after.slice(0, now.index).search(/[^,;:]*$/u);
  const lead = after.slice(clause, now.index).trim();
  const start = Math.max(0, before.length - NEAR) + old.index;
  return /^(?:ad?|in|per|da|dal|entro|di)?$/iu.test(lead)
    ? `${before.slice(0, start)}${after.slice(now.index)}`
    : after.slice(clause).trimStart();
}
