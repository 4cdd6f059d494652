import { headAidOf } from '#domain/assistant/knowledge/head-aid.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { SUMS } from '#messages/assistant/filo.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { grantLink, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import type { Turn } from '#server/features/assistant/chat/turn.ts';

/** "25.000 euro per persona, fino a 100.000" for three of them. */
export function headSum({ people, amounts, text }: Turn['question'], grant: Grant): ChatPart | null {
  const aid = headAidOf(grant);
  if (!aid || amounts.length > 0) return null;
  // "Quanto danno a dipendente?"
  if (people === null || people < 2)
    return EACH.test(text) && aid.upTo === null
      ? say(SUMS.eachHead(nameOf(grant), aid.euro), [grantLink(grant)])
      : null;
  if (aid.upTo !== null)
    return say([aid.euro, aid.upTo].map((euro) => SUMS.perHead(euro, people, euro * people)).join(' '), [
      grantLink(grant),
    ]);
  const total = Math.min(aid.euro * people, aid.max ?? Infinity);
  return say(
    `${SUMS.perHead(aid.euro, people, aid.euro * people)}${total < aid.euro * people ? ` ${SUMS.limited(total)}` : ''}`,
    [grantLink(grant)],
  );
}

const EACH =
  /\b(?:a|per|ogni|ciascun|per ogni|per ciascun) ?(?:testa|dipendent\w|lavorator\w|lavoratric\w|person\w|assunt\w|assunzione|soci\w|addett\w|veicol\w|uno|una)\b/;

/** "Quanto danno per ogni lavoratore?" of an aid that goes by the head. */
export const asksPerHead = ({ text }: Turn['question'], grant: Grant): boolean =>
  EACH.test(text) && headAidOf(grant) !== null;
