import { readCardinal } from '#domain/numbers/cardinal.ts';
import type { Draft } from './chat-question.ts';
import type { Memory } from './memory.ts';

/** "E con 60?" after 40mila: thousands too. */
export function thousands(
  { text, isElliptic, people }: Pick<Draft, 'text' | 'isElliptic' | 'people'>,
  { amounts }: Memory,
): number[] {
  const isMoney = isElliptic && people === null && (amounts.at(-1) ?? 0) >= THOUSAND;
  const told = isMoney ? BARE_FIGURE.exec(text)?.[1] : undefined;
  return told === undefined ? [] : [Number(told) * THOUSAND];
}
const THOUSAND = 1000;
const BARE_FIGURE =
  /\b(?:con|so|sono|spend\w+|chied\w+|spes[oi]|foss\w+|costass\w+|su|(?:ridu\w+|scend\w+|cal\w+|tagli\w+|sal\w+|arriv\w+|abbass\w+) (?:tutto )?a)(?: solo| soltanto| appena)? (\d{2,3})(?![\d.,]|\s?(?:%|€|euro|mila|k\b|milion|anni|mesi|giorni|dipendent|addett|person|soci|ore))/;

/** "E se ne licenziamo 15?" after 60 of them. */
export function staffAfter(text: string, before: number | null): number | null {
  const change = /\b(licenzi|assum|prend)\w+(?: altr[ie])? (\d{1,4}|[a-z]+)\b/.exec(text);
  const count = change ? (/^\d/.test(change[2]!) ? Number(change[2]) : readCardinal(change[2]!)) : null;
  if (before === null || !change || count === null) return before;
  return Math.max(0, before + count * (change[1] === 'licenzi' ? -1 : 1));
}
