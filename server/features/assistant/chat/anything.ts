import { CHAT } from '#messages/assistant.ts';
import { QUESTION_LABELS } from '#messages/eligibility.ts';
import { aboutGrant, grantNamed } from './applying.ts';
import type { ChatReply } from './answer.ts';
import { LINKS, say } from './parts.ts';

export const aboutAnything: ChatReply = async (context, message) => {
  const named = await grantNamed(context, message);
  if (named) return aboutGrant(context, named);
  const help = say(CHAT.help, [LINKS.search, LINKS.catalogue]);
  if (!(await context.records.company())) return [help, say(CHAT.noCompany, [LINKS.company])];
  const [question] = await context.records.questions();
  return question ? [help, say(CHAT.next(QUESTION_LABELS[question.field]), [LINKS.profile])] : [help];
};
