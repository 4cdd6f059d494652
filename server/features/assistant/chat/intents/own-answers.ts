import { weighCondition, withCondition } from '#domain/assistant/knowledge/condition.ts';
import { questionsMeant } from '#domain/assistant/knowledge/rephrased.ts';
import { opening, ownAnswer, type OwnAnswer } from '#domain/assistant/knowledge/own-answer.ts';
import { headAid } from '#domain/assistant/knowledge/head-aid.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { OF_GRANT, type ChatQuestion, type QuestionKind } from '#domain/assistant/reading/chat-question.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { numbersIn } from '#domain/numbers/numbers-in.ts';
import { fold } from '#domain/search/fold.ts';
import { PREPARATORY_STEPS, type StepKind } from '#domain/tools/incentive-effect/incentive-effect.ts';
import { SUMS, TOLD } from '#messages/assistant/filo.ts';
import type { ChatPart, Reply } from '#server/features/assistant/chat/answer.ts';
import { grantLink, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { sourcePart } from '#server/features/assistant/chat/sources.ts';
import { hearing } from '#server/features/assistant/chat/heard/hearing.ts';
import { textOf, type Turn } from '#server/features/assistant/chat/turn.ts';
import { alikeAnswer } from './alike-answers.ts';

/** Kinds whose general answer the record's own one comes before. */
const KINDS: readonly QuestionKind[] = ['bando', 'ordine', 'cumulo', 'regola', 'documenti', 'domanda'];
const CHARS = 600;
/** A question about an order tells much that the record's own question leaves out. */
const ORDER_COVER = 0.08;

/** What the record itself answers to the question, where it has been asked before. */
export function ownAnswerOf({ facts, name }: Grant, text: string, leastCover?: number): OwnAnswer | null {
  const faq = facts.faq ?? [];
  return questionsMeant(text).reduce<OwnAnswer | null>(
    (found, each) => found ?? ownAnswer(faq, each, name, leastCover),
    null,
  );
}

/** The answer, its sum where it gives one percentage and the question one figure, and its source. */
export function ownParts(
  grant: Grant,
  { question, answer }: Pick<OwnAnswer, 'question' | 'answer'>,
  { amounts, people, text }: ChatQuestion,
): ChatPart[] {
  // A bare "sì" or "no" answers the record's question, which may be put the other way round.
  const isBare = /^(?:si|no)\b/.test(fold(answer)) && opening(question) !== opening(text);
  const told = `${isBare ? `${question} ` : ''}${withCondition(quotable(answer, CHARS))}`;
  const weighed = weighCondition(answer, text);
  const aid = headAid(answer);
  const heads = aid && people !== null && people > 1 ? [say(SUMS.perHead(aid.euro, people, aid.euro * people))] : [];
  const percents = numbersIn(answer).flatMap(({ unit, value }) => (unit === 'percent' ? [value] : []));
  const [percent, amount] = [percents[0], amounts.at(-1)];
  const hasSum = percents.length === 1 && percent !== undefined && amount !== undefined;
  return [
    ...(weighed ? [say(TOLD.weighed(weighed), [grantLink(grant)])] : []),
    say(TOLD.found(nameOf(grant), [told]), [grantLink(grant)]),
    ...heads,
    ...(hasSum ? [say(SUMS.shareOf(percent, amount, (amount * percent) / 100))] : []),
    sourcePart(grant, ['faq']),
  ];
}

/** Whether this company may ask: its verdict, which what the record says of companies in general never comes before. */
const isOfVerdict = ({ aspects }: ChatQuestion): boolean =>
  aspects.includes('requisiti') || aspects.includes('esclusione');

/** The record's own answer before the general one; what is already said is not said twice. */
export async function withOwnAnswer({ question, grants }: Turn, reply: Reply): Promise<Reply> {
  const [grant] = grants;
  if (!grant || grants.length > 1 || !KINDS.includes(question.kind)) return reply;
  const isPreparing = question.steps.some(({ kind }) => (PREPARATORY_STEPS as readonly StepKind[]).includes(kind));
  if (isPreparing) return reply;
  const found = ownAnswerOf(grant, question.text, question.kind === 'ordine' ? ORDER_COVER : undefined);
  const isOfGrant = OF_GRANT.includes(question.kind);
  const alike = found ?? (isOfGrant ? alikeAnswer(grant, question.text, await hearing()) : null);
  const text = fold(textOf(reply.parts));
  if (!alike || text.includes(fold(alike.answer).replace(/[.\s]+$/, ''))) return reply;
  const own = ownParts(grant, alike, question);
  const isAfter = isOfVerdict(question) || found === null;
  return { ...reply, parts: isAfter ? [...reply.parts, ...own] : [...own, ...reply.parts] };
}
