import { CARDINAL, readCardinal } from '#domain/numbers/cardinal.ts';
import type { Draft } from './chat-question.ts';
import type { Memory } from './memory.ts';

/** "E con 60?" after 40mila: thousands too. */
export function thousands(
  { text, isElliptic, people }: Pick<Draft, 'text' | 'isElliptic' | 'people'>,
  { amounts }: Memory,
): number[] {
  const isMoney = (isElliptic || ON_SUM.test(text)) && people === null && (amounts.at(-1) ?? 0) >= THOUSAND;
  const told = isMoney ? BARE_FIGURE.exec(text)?.[1] : undefined;
  const figure = told === undefined ? null : /^\d/.test(told) ? Number(told) : readCardinal(told);
  return figure === null || figure < LEAST_FIGURE ? [] : [figure * THOUSAND];
}
/** "Su due" may be two of anything. */
const LEAST_FIGURE = 10;
/** "Quanti ne prendiamo su trecento?" */
const ON_SUM = /\bsu [^?]*\bquant[oi]\b|\bquant[oi]\b[^?]* su \S+ ?\??$/;
const THOUSAND = 1000;
const BARE_FIGURE = new RegExp(
  `\\b(?:con|so|sono|spend\\w+|chied\\w+|spes[oi]|foss\\w+|costass\\w+|su|(?:ridu\\w+|scend\\w+|cal\\w+|tagli\\w+|sal\\w+|arriv\\w+|abbass\\w+) (?:tutto )?a)(?: solo| soltanto| appena)? (\\d{2,3}(?![\\d.,])|${CARDINAL}(?![a-z]))(?!\\s?(?:%|€|euro|mila|k\\b|milion|anni|mesi|giorni|dipendent|addett|person|soci|ore|per cento|impres|aziend|domand))`,
);

/** "E se ne licenziamo 15?" after 60 of them. */
export function staffAfter(text: string, before: number | null): number | null {
  const change = /\b(licenzi|assum|prend)\w+(?: altr[ie])? (\d{1,4}|[a-z]+)\b/.exec(text);
  const count = change ? (/^\d/.test(change[2]!) ? Number(change[2]) : readCardinal(change[2]!)) : null;
  if (before === null || !change || count === null) return before;
  return Math.max(0, before + count * (change[1] === 'licenzi' ? -1 : 1));
}
