import type { ChatQuestion } from '#domain/assistant/reading/chat-question.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import type { ChatPart, Reply } from '#server/features/assistant/chat/answer.ts';
import { grantLink, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { contextOf } from '#server/features/assistant/chat/told-company.ts';
import type { Turn } from '#server/features/assistant/chat/turn.ts';

type Asked = Pick<ChatQuestion, 'isHypothesis' | 'isOther' | 'people' | 'text' | 'aspects'>;

const VERDICTS: readonly ChatQuestion['aspects'][number][] = ['requisiti', 'esclusione', 'beneficiari'];
/** Nothing else is asked than who may have it. */
export const isOnlyVerdict = ({ aspects }: Pick<Asked, 'aspects'>): boolean =>
  aspects.every((aspect) => VERDICTS.includes(aspect));

const OF_ANYBODY =
  /\b(?:a|per|anche|pure|vale|chi|puo|possono) chi\b|\b(?:un|una|un'|uno|le|gli|i) ?\w+(?: \w+){0,3} (?:puo|possono)\b|\b(?:puo|possono) (?:\w+ )?(?:un|una|uno|le|gli|i)\b/;

/** A case that is supposed, or of somebody else: what the record says of such a case answers it before any verdict. */
export const isOfCase = ({ isHypothesis, isOther, people, text }: Asked): boolean =>
  isHypothesis || isOther || (people !== null && people > 1) || OF_ANYBODY.test(text);

/** What is left to say of a case that the record answers. */
export async function afterCase(
  { question, context }: Turn,
  grant: Grant,
  reply: Reply,
  answer: string,
): Promise<ChatPart[]> {
  const page = [say(CHAT.seePage(nameOf(grant)), [grantLink(grant)])];
  if (!isOnlyVerdict(question) || question.aspects.length === 0) return reply.parts;
  // Of anybody's case what one's own company is says nothing.
  if (OF_ANYBODY.test(question.text) && !question.isHypothesis) return page;
  if (!/^no\b/.test(fold(answer))) return reply.parts;
  // After a plain no a verdict that knows nothing of the case would take it back.
  const { records } = await contextOf(context, question);
  const verdict = (await records.judge([grant])).get(grant.id)?.verdict;
  return verdict === 'non_ammissibile' ? reply.parts : page;
}
