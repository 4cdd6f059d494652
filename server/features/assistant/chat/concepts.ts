import type { Concept } from '#domain/assistant/chat/concepts.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import { fold } from '#domain/search/fold.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import { conceptText } from '#messages/assistant/concepts.ts';
import { euroText } from '#domain/numbers/write-number.ts';
import { SIZE_LABELS } from '#messages/tools/tools.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import type { ChatPart } from './answer.ts';
import { LINKS, say } from './parts.ts';

const isAboutMe = (message: string) => /\b(?:mi|ci|sono|siamo|ho|abbiamo|mi[ao]|nostr\w)\b/.test(fold(message));

/** What a rule says, then what it means for the company where its data tell. */
export async function aboutConcept(context: OperationContext, concept: Concept, message: string): Promise<ChatPart[]> {
  const { text, tool } = conceptText(concept, context.records.today);
  const own = await ownCase(context, concept);
  const links = tool ? [LINKS[tool]] : [];
  if (!own) return [say(text, links)];
  return isAboutMe(message) ? [say(own), say(text, links)] : [say(text), say(own, links)];
}

async function ownCase({ records }: OperationContext, concept: Concept): Promise<string | null> {
  const company = await records.company();
  if (!company) return null;
  if (concept === 'pmi') {
    const sizes = await records.sizes();
    const [only] = sizes;
    if (sizes.length === 1 && only) return CHAT.sizeIs(company.companyName, SIZE_LABELS[only]);
    return CHAT.sizeOpen(
      company.companyName,
      sizes.map((size) => SIZE_LABELS[size]),
    );
  }
  if (concept === 'de_minimis') {
    const left = (await records.deMinimisRooms()).de_minimis;
    const room = left === undefined ? CHAT.roomUnknown : CHAT.roomLeft(company.companyName, left);
    if (company.sector !== 'agriculture') return room;
    return `${CHAT.agriculture(euroText(ruleValue('de_minimis.agriculture.ceiling', records.today)))} ${room}`;
  }
  if (concept === 'ateco')
    return company.atecoCodes.length > 0 ? CHAT.atecoKnown(company.atecoCodes) : CHAT.atecoMissing;
  return null;
}
