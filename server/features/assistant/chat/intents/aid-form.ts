import { quotable } from '#domain/assistant/instruction-like.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { aidFormText } from '#messages/assistant/aid-forms.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { grantLink, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { sourcePart } from '#server/features/assistant/chat/sources.ts';
import type { Turn } from '#server/features/assistant/chat/turn.ts';

/** Given or lent, for each grant that is meant, with the percentages that its record tells. */
export function aidForms({ grants }: Turn, grant: Grant): ChatPart[] {
  const all = grants.length > 1 ? grants : [grant];
  const lines = all.map((each) => say(aidFormText(nameOf(each), each.aidForm, rateNote(each)), [grantLink(each)]));
  return [...lines, sourcePart(grant, ['aid', 'scheda'])];
}

/** The percentages of the card, and what the facts add to them. */
export function rateNote({ aidIntensity, facts }: Pick<Grant, 'aidIntensity' | 'facts'>): string {
  const [card, note] = [quotable(aidIntensity ?? '', 200), quotable(facts.aid?.note ?? '', 200)];
  // What one begins with is not said twice.
  if (note.startsWith(card)) return note;
  return [card, note].filter((text) => text !== '').join('; ');
}
