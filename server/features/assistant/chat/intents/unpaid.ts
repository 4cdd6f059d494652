import type { AidSum } from '#domain/assistant/knowledge/aid-sum.ts';
import { unpaidShare } from '#domain/assistant/knowledge/unpaid-share.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { Region } from '#domain/vocabulary.ts';
import { inPlace } from '#messages/articles.ts';
import { SUMS } from '#messages/assistant/filo.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { grantLink, say } from '#server/features/assistant/chat/parts.ts';
import { placesTold } from '#server/features/assistant/chat/told-company.ts';
import type { Turn } from '#server/features/assistant/chat/turn.ts';

const PAID_BACK = /\b(?:rid\w+|restitu\w+|rimbors\w+|ripag\w+|perdut\w+|indietro)\b/;
/** "Se prendo 200mila": the loan itself, not what is spent. */
const BORROWED =
  /\b(?:prend\w+|otten\w+|ricev\w+|(?:mi|ci) (?:danno|prestano|finanziano)|prestit\w+ (?:di|da)|finanziament\w+ (?:di|da)|mutuo (?:di|da))\b[^,.;?]{0,10}\d/;

/** Of the loan just worked out: what is given back, where a part of it is not in the regions that the record tells. */
export function givenBack(turn: Turn, grant: Grant, sum: AidSum, home: Region | null): ChatPart[] {
  const share = unpaidShare(grant);
  if (!share || sum.kind !== 'known') return [];
  const place = placesTold(turn.question)[0]?.region ?? null;
  const isAsked = PAID_BACK.test(turn.question.text);
  const region = place ?? (turn.question.isOther ? null : home);
  if (region !== null && !share.regions.includes(region))
    return place !== null || isAsked ? [say(SUMS.allGivenBack(inPlace(region), share.percent))] : [];
  const where = region === null ? 'al Sud' : inPlace(region);
  return sum.lines.map(({ euro }) => say(SUMS.givenBack(where, share.percent, euro, (euro * share.percent) / 100)));
}

/** "Se prendo 200mila in Puglia quanto ridò?": nothing but the loan is told. */
export function ofLoanItself({ question }: Turn, grant: Grant, amount: number, home: Region | null): ChatPart[] | null {
  const share = unpaidShare(grant);
  if (!share || !BORROWED.test(question.text) || !PAID_BACK.test(question.text)) return null;
  const region = placesTold(question)[0]?.region ?? (question.isOther ? null : home);
  if (region !== null && !share.regions.includes(region))
    return [say(SUMS.allGivenBack(inPlace(region), share.percent), [grantLink(grant)])];
  const where = region === null ? 'al Sud' : inPlace(region);
  return [say(SUMS.givenBack(where, share.percent, amount, (amount * share.percent) / 100), [grantLink(grant)])];
}
