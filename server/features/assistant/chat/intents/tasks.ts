import { quotable } from '#domain/assistant/instruction-like.ts';
import type { Letter } from '#domain/assistant/reading/letter-tasks.ts';
import { amountLine } from '#domain/grants/amount-text.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { PATHS } from '#domain/paths.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import type { LetterFacts } from '#messages/assistant/letter-bodies.ts';
import { letterText } from '#messages/assistant/letters.ts';
import { USUAL_DOCUMENTS, WRITING } from '#messages/assistant/writing.ts';
import { amountText } from '#messages/grants/grants.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { deadlineFact, grantLink, LINKS, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import type { Teller, Turn } from '#server/features/assistant/chat/turn.ts';
import { each } from './eligibility.ts';
import { aboutOf } from './aspects.ts';

const DOCUMENTS = 8;
/** "Nessun preventivo da allegare" is told of the documents, and is none. */
const listed = (grant: Grant): string[] =>
  each(
    grant.documents.filter((text) => !/^(?:nessun|non )/i.test(text)),
    DOCUMENTS,
  );

/** A short text to send, or questions to ask, made of what is known; what Filo does not do, said plainly. */
export const tasks: Teller = async (turn) => {
  const task = turn.question.task!;
  if (task.form === 'domande') return { parts: [say(WRITING.questions[task.to])], intent: 'altro' };
  if (task.form === 'fuori_portata') {
    const links = task.work === 'tabella' || task.work === 'relazione' ? [LINKS.catalogue] : [];
    const calendar = task.work === 'promemoria' ? [{ label: CHAT.links.notifications, href: PATHS.notifications }] : [];
    return { parts: [say(WRITING.outOfReach[task.work], [...links, ...calendar])], intent: 'altro' };
  }
  const facts = await factsOf(turn);
  const [grant] = turn.grants;
  return {
    parts: [
      say(turn.question.isLetterAgain ? WRITING.again : WRITING.lead),
      ...(leavesNothing(task, facts) ? [say(WRITING.notThere)] : []),
      say(letterText(task, facts)),
      ...(task.matter === 'documenti' && task.papers.length === 0 ? [documentsNote(turn)] : []),
      say(WRITING.notSent, grant ? [grantLink(grant)] : []),
    ],
    intent: 'compilazione',
  };
};

/** What was asked to be left out is not in the letter. */
const leavesNothing = (letter: Letter, facts: LetterFacts): boolean =>
  letter.isCut && letterText(letter, facts) === letterText({ ...letter, left: letter.left.slice(0, -1) }, facts);

async function factsOf({ context: { records }, grants: [grant] }: Turn): Promise<LetterFacts> {
  const company = (await records.company())?.companyName || WRITING.noCompany;
  const own = grant ? listed(grant) : [];
  return {
    company,
    documents: own.length > 0 ? own : USUAL_DOCUMENTS,
    grant: grant
      ? {
          name: nameOf(grant),
          entity: quotable(grant.entity, 120),
          about: aboutOf(grant, 1),
          amount: amountText(amountLine(grant)),
          deadline: deadlineFact(grant, records.today),
        }
      : null,
  };
}

function documentsNote({ grants: [grant] }: Turn): ChatPart {
  const isOwn = grant !== undefined && listed(grant).length > 0;
  return say(isOwn ? WRITING.own(nameOf(grant)) : WRITING.general(grant ? nameOf(grant) : null));
}
