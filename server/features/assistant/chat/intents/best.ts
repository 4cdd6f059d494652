import { CHAT } from '#messages/assistant/chat.ts';
import { grantLink, grantPart, isOpen, LINKS, say, withoutCompany } from '#server/features/assistant/chat/parts.ts';
import { reasonOf } from '#server/features/assistant/told-grant.ts';
import { contextOf } from '#server/features/assistant/chat/told-company.ts';
import { whomOf, type Teller } from '#server/features/assistant/chat/turn.ts';

const NEARBY = 60;
const SHOWN = 3;

/** The open grants that fit best, each with why. */
export const best: Teller = async (turn) => {
  const context = await contextOf(turn.context, turn.question);
  const { records } = context;
  const company = await whomOf(records);
  if (company === null) return { parts: [withoutCompany(context)], intent: 'ricerca' };
  const open = (await records.matches({ limit: NEARBY })).filter(({ grant }) => isOpen(grant, records.today));
  if (open.length === 0) return { parts: [say(CHAT.nothing, [LINKS.profile, LINKS.catalogue])], intent: 'ricerca' };
  const lines = open
    .slice(0, SHOWN)
    .flatMap((item) => [
      grantPart(item.grant, records.today, item.score),
      say(`${CHAT.because} ${reasonOf(item)}`, [grantLink(item.grant)]),
    ]);
  return { parts: [say(CHAT.found(company)), ...lines, say(CHAT.more, [LINKS.search])], intent: 'ricerca' };
};
