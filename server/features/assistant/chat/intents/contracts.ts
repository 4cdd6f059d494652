import { spokenPassage } from '#domain/assistant/knowledge/condition.ts';
import { isHiring, type Contract } from '#domain/assistant/reading/hiring.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { CONTRACT } from '#messages/assistant/filo.ts';
import type { ChatPart, Reply } from '#server/features/assistant/chat/answer.ts';
import { grantLink, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { sourcePart } from '#server/features/assistant/chat/sources.ts';
import type { Turn } from '#server/features/assistant/chat/turn.ts';
import { passagesOf } from './passages.ts';

/** What of a record speaks of such a contract, and what of it asks for the other kind. */
const SPEAKS: Record<Contract, RegExp> = {
  determinato: /(?<!in)\bdeterminat[oi]\b|\bcontratt\w+ a termine\b|\bstagional[ei]\b/,
  part_time: /\bpart[ -]?time\b|\btempo (?:pieno|parziale)\b/,
};
const ASKS_LASTING = /\bindeterminat[oi]\b|\bassunzion\w+ stabil[ei]\b/;

const isOfHiring = ({ name, beneficiaries, summary, requirements }: Grant): boolean =>
  isHiring(fold([name, beneficiaries, summary, ...requirements].join(' ')));

/** "E con un contratto di 6 mesi?", "vale per un part time?": what each record says of that; null where none is of hiring. */
export function aboutContract({ question, grants }: Turn): Reply | null {
  const { contract } = question;
  const hiring = grants.filter(isOfHiring);
  if (contract === null || hiring.length === 0) return null;
  return {
    parts: [...hiring.map((grant) => told(grant, contract)), sourcePart(hiring[0]!, ['scheda'])],
    intent: 'compilazione',
  };
}

function told(grant: Grant, contract: Contract): ChatPart {
  const passages = passagesOf(grant);
  const spoken = passages.filter(({ text, title }) => SPEAKS[contract].test(fold(`${title ?? ''} ${text}`)));
  const name = nameOf(grant);
  if (spoken.length > 0) return say(CONTRACT.says(name, spokenPassage(spoken[0]!)), [grantLink(grant)]);
  const lasting = passages.find(({ text }) => ASKS_LASTING.test(fold(text)));
  return contract === 'determinato' && lasting
    ? say(CONTRACT.lasting(name, lasting.text), [grantLink(grant)])
    : say(CONTRACT.silent(name, contract), [grantLink(grant)]);
}
