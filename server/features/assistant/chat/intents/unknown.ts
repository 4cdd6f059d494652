import { UNKNOWN } from '#messages/assistant/filo.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import { grantPart, LINKS, say } from '#server/features/assistant/chat/parts.ts';
import { topicText } from '#server/features/assistant/chat/topics.ts';
import type { Turn } from '#server/features/assistant/chat/turn.ts';
import type { Reply } from '#server/features/assistant/chat/answer.ts';

/** A guess where the knowledge base has one, and choices; never the same apology twice in a row. */
export async function unknown({ question, context }: Turn, isAgain: boolean): Promise<Reply> {
  if (question.aspects.length > 0 && question.subject === '' && !isAgain) return whichGrant(context);
  const [topic] = question.topics;
  const text = topic ? topicText(topic.id, context.records.today) : null;
  const lead = say(isAgain ? UNKNOWN.again : UNKNOWN.first, [LINKS.search, LINKS.catalogue]);
  const guess = text ? [say(UNKNOWN.guess), say(text)] : [];
  const choices = text ? [] : [say(`${UNKNOWN.guess} ${UNKNOWN.choices.join('; ')}.`)];
  return { parts: [lead, ...guess, ...choices], intent: 'altro' };
}

/** Something is asked of a grant, and nobody has said of which. */
async function whichGrant({ records }: Turn['context']): Promise<Reply> {
  const catalogue = await records.catalogue();
  const saved = (await records.saved()).flatMap(({ grantId }) => catalogue.find(grantId)?.grant ?? []).slice(0, SAVED);
  if (saved.length === 0) return { parts: [say(CHAT.which, [LINKS.search])], intent: 'altro' };
  const lines = saved.map((grant) => grantPart(grant, records.today, null));
  return { parts: [say(CHAT.which), say(CHAT.whichSaved), ...lines], intent: 'altro' };
}

const SAVED = 3;
