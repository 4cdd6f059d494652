import { isHiring } from '#domain/assistant/reading/hiring.ts';
import type { ChatQuestion } from '#domain/assistant/reading/chat-question.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';

const OF_WOMEN = /\b(?:lavoratric\w+|donn[ae])\b/;
const OF_ALL = /\b(?:lavorator[ei]|giovani|uomini|disoccupati|persone)\b/;
const MAN = /\b(?:ragazz[oi]|uom\w+|maschi\w*|giovanott\w+)\b/;
const WOMAN = /\b(?:ragazz[ae]|donn[ae]|signor[ae]|lavoratric\w+|femmin\w+|mamm[ae])\b/;

/** "Datori che assumono under 35". */
const AGED = /\bassum\w+[^.]{0,60}\b(under|over) (\d\d)\b/i;

/** The age that a grant asks of who is hired, and whether this one is of it. */
export function hiredAge(age: number, { beneficiaries }: Grant): { whom: string; isIn: boolean } | null {
  const [, side, limit] = AGED.exec(beneficiaries) ?? [];
  if (!side || !limit) return null;
  const isUnder = side.toLowerCase() === 'under';
  return { whom: `${side.toLowerCase()} ${limit}`, isIn: isUnder ? age < Number(limit) : age >= Number(limit) };
}

/** "Assumo un ragazzo di 24 anni": what is for women, or for who is over 35, is not for him. */
export function isForHired(grant: Grant, { text, ages }: Pick<ChatQuestion, 'text' | 'ages'>): boolean {
  if (!isHiring(text)) return true;
  const whom = fold(grant.beneficiaries);
  const isOfWomen = OF_WOMEN.test(whom) && !OF_ALL.test(whom);
  if (isOfWomen && MAN.test(text) && !WOMAN.test(text)) return false;
  // "Ho 50 anni e assumo": the age of who asks is not that of who is hired.
  const [age] = /\b(?:ho|abbiamo) \d\d\b/.test(text) ? [] : ages;
  return age === undefined || hiredAge(age, grant)?.isIn !== false;
}
