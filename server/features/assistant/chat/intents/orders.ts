import { spokenPassage } from '#domain/assistant/knowledge/condition.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { regimeOf } from '#domain/eligibility/checks/aid-regime.ts';
import { PREPARATORY_STEPS, type StepKind } from '#domain/tools/incentive-effect/incentive-effect.ts';
import { ORDERS } from '#messages/assistant/filo.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { grantLink, LINKS, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { sourcePart } from '#server/features/assistant/chat/sources.ts';
import type { Teller, Turn } from '#server/features/assistant/chat/turn.ts';
import { datedSteps } from '#domain/assistant/reading/dated-steps.ts';
import { relevantPassages } from './passages.ts';

const isPreparatory = (kind: StepKind): boolean => (PREPARATORY_STEPS as readonly StepKind[]).includes(kind);

/** "Non firmare ancora": may one order, sign or pay now, or was it too early? */
export const orders: Teller = async (turn) => {
  const { question, grants } = turn;
  const [grant] = grants;
  const more = afterwards(turn);
  if (more) return { parts: [say(more, [LINKS.requirements]), say(ORDERS.rule)], intent: 'altro' };
  const isOnlyPreparing =
    question.steps.some(({ kind }) => isPreparatory(kind)) &&
    !question.steps.some(({ kind }) => kind === 'order' || kind === 'contract' || kind === 'accepted_quote');
  if (isOnlyPreparing)
    return { parts: [say(ORDERS.preparatory, [LINKS.requirements]), say(ORDERS.rule)], intent: 'altro' };
  const isDeposit =
    question.steps.some(({ kind }) => kind === 'deposit') &&
    /\b(?:caparr\w+|accont\w+|deposit\w+)\b/.test(question.text);
  const deposit = isDeposit ? [say(ORDERS.deposit)] : [];
  if (!grant) {
    const isDone = question.steps.some((step) => step.isDone);
    return {
      parts: [...deposit, say(isDone ? ORDERS.done : ORDERS.notYetOf, [LINKS.requirements]), say(ORDERS.rule)],
      intent: 'altro',
    };
  }
  return { parts: [...deposit, ...(await ofGrant(turn))], intent: 'compilazione' };
};

const CONTRARY = /\b(?:contrario|viceversa|invert\w+)\b/;
const UNDONE =
  /\b(?:annull\w+|disd\w+|strapp\w+)\b|\b(?:rifacci\w+|rifare|rifaccio)\b.{0,20}\b(?:ordine|contratto|fattura|tutto|dopo)\b/;

/** "Posso firmare dopo la domanda ma prima della risposta?" */
const isAfterAsking = (text: string): boolean =>
  /\bdopo (?:la |aver |l'|che ho |l'invio della )?(?:domanda|inviat\w+|mandat\w+|presentat\w+|invio)\b/.test(text) &&
  !/\bprima (?:della|di fare la|di inviare la|di presentare la) domanda\b/.test(text) &&
  !/\b(?:gia|domanda dopo|faccio dopo)\b/.test(text);

/** What goes on from an answer about orders, or settles it by its days. */
function afterwards({ question, context }: Turn): string | null {
  if (CONTRARY.test(question.text) || isAfterAsking(question.text)) return ORDERS.reversed;
  if (UNDONE.test(question.text)) return ORDERS.undone;
  const days = datedSteps(question.text, context.records.today);
  if (!days) return null;
  return days.signing < days.asking
    ? `${ORDERS.dates(days.signing, days.asking)} ${ORDERS.notYetOf}`
    : ORDERS.datesRight(days.signing, days.asking);
}

/** "Ricezione del CUP: da qui decorrono le spese ammissibili": since when the record counts the costs. */
const STARTS =
  /\bspes\w+ (?:ammissibil\w+|ammess\w+)?.{0,30}\b(?:decorr\w+|dal|dalla)\b|\bdecorr\w+ le spese\b|\bprima nessun\w+ (?:fattur|spes|pagament)\w+/i;
const startOf = ({ facts }: Grant): string | null => {
  const told = [...(facts.procedure ?? []), ...(facts.duties ?? [])].find((text) => STARTS.test(text));
  return told ? quotable(told, 300) || null : null;
};

async function ofGrant({ context, question, grants }: Turn): Promise<ChatPart[]> {
  const grant = grants[0]!;
  const name = nameOf(grant);
  const isDone = question.steps.some((step) => step.isDone);
  const rule = grant.facts.orders?.rule ?? null;
  const regime = regimeOf(grant);
  const isForbidden = rule === 'vietati_prima' || (rule === null && (regime === 'gber' || regime === 'abers_agricolo'));
  const said = relevantPassages(grant, `${question.text} prima domanda avvio`, 2);
  const from = rule === null ? startOf(grant) : null;
  const quote = said.length > 0 ? [say(said.map((passage) => `${spokenPassage(passage)}.`).join(' '))] : [];
  const source = sourcePart(grant, ['orders', 'scheda']);
  if (isForbidden) {
    const start = (await context.records.project())?.startsOn ?? null;
    return [
      say(isDone ? ORDERS.doneFor(name) : ORDERS.notYet(name), [grantLink(grant)]),
      ...quote,
      ...(start && !isDone ? [say(ORDERS.when(start))] : []),
      ...(regime === 'gber' ? [say(ORDERS.rule)] : []),
      source,
    ];
  }
  if (from) return [say(ORDERS.from(name, from), [grantLink(grant)]), ...quote, source];
  if (rule === 'ammessi') return [say(ORDERS.allowed(name), [grantLink(grant)]), ...quote, source];
  return [say(ORDERS.unknown(name), [grantLink(grant)]), say(isDone ? ORDERS.done : ORDERS.notYetOf), ...quote, source];
}
