import { spokenPassage } from '#domain/assistant/knowledge/condition.ts';
import type { GrantPassage } from '#domain/assistant/knowledge/grant-passages.ts';
import type { Aspect } from '#domain/assistant/reading/aspects.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { numbersIn } from '#domain/numbers/numbers-in.ts';
import { fold } from '#domain/search/fold.ts';
import { TOLD } from '#messages/assistant/filo.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { grantLink, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { sourcePart } from '#server/features/assistant/chat/sources.ts';
import type { Turn } from '#server/features/assistant/chat/turn.ts';
import { passagesOf } from './passages.ts';

/** "Il 90% quando spetta?", "chi prende i 50mila?", "come si arriva al 75%?": under which condition. */
const WHOSE =
  /\b(?:quando|(?:a|per) chi|chi|in (?:che|quale|quali) cas[oi]|(?:a|con) (?:che|quali) condizion\w|come (?:si |ci )?(?:arriv\w+|prend\w+|ottien\w+|sal\w+|ha|fa)|(?:cosa|che) (?:serve|ci vuole|devo (?:avere|fare)) per|da cosa dipende)\b/;
/** Of a day, not of a condition. */
const OF_TIME: readonly Aspect[] = ['pagamento', 'tempi', 'scadenza', 'stato', 'ora'];
const REACHED = /\bcome (?:si |ci )?(?:arriv|sal)\w+/;
const SHOWN = 3;
/** What tells whom comes before what tells how much. */
const FIRST: readonly string[] = ['faq', 'ownership'];

/** What the record says where it names the very figure of the question. */
export function figureParts({ question }: Turn, grant: Grant): ChatPart[] | null {
  const { text, percents, amounts, aspects } = question;
  const [percent, euro] = [percents[0], amounts[0]];
  const isOne = percents.length + amounts.length === 1;
  if (!isOne || !WHOSE.test(text)) return null;
  if (!REACHED.test(text) && aspects.some((aspect) => OF_TIME.includes(aspect))) return null;
  const holding = passagesOf(grant).filter((passage) => {
    const numbers = numbersIn(fold(`${passage.title ?? ''} ${passage.text}`));
    return numbers.some(({ unit, value }) => (unit === 'percent' ? value === percent : value === euro));
  });
  if (holding.length === 0) return null;
  const rank = ({ field }: GrantPassage) => (FIRST.includes(field) ? FIRST.indexOf(field) : FIRST.length);
  const shown = holding.toSorted((one, other) => rank(one) - rank(other)).slice(0, SHOWN);
  return [
    say(TOLD.found(nameOf(grant), shown.map(spokenPassage)), [grantLink(grant)]),
    sourcePart(
      grant,
      shown.map(({ field }) => field),
    ),
  ];
}
