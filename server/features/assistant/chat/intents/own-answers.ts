import { spokenPassage, weighCondition, withCondition } from '#domain/assistant/knowledge/condition.ts';
import type { GrantPassage } from '#domain/assistant/knowledge/grant-passages.ts';
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
import { textOf, type Turn } from '#server/features/assistant/chat/turn.ts';
import { askedAs, isAnswer, likelyPassages } from './passages.ts';

/** Kinds whose general answer the record's own one comes before. */
const KINDS: readonly QuestionKind[] = ['bando', 'ordine', 'cumulo', 'regola', 'documenti', 'domanda'];
const CHARS = 600;
/** A question about an order tells much that the record's own question leaves out. */
const ORDER_COVER = 0.08;

/** What the record itself answers to the question, where it has been asked before. */
export function ownAnswerOf(grant: Grant, text: string, leastCover?: number): OwnAnswer | null {
  const faq = grant.facts.faq ?? [];
  return questionsMeant(text).reduce<OwnAnswer | null>(
    (found, each) => found ?? ownAnswer(faq, each, askedAs(grant), leastCover),
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

/** How likely a passage must be to be told beside the general answer, and before it. */
const LIKELY = 0.36;
const SURE = 0.6;
const UNLIKE = 0.05;
const NEVER = 2;

/** The record's own answer before the general one; what is already said is not said twice. */
export async function withOwnAnswer({ question, grants }: Turn, reply: Reply): Promise<Reply> {
  const [grant] = grants;
  if (!grant || grants.length > 1 || !KINDS.includes(question.kind)) return reply;
  const isPreparing = question.steps.some(({ kind }) => (PREPARATORY_STEPS as readonly StepKind[]).includes(kind));
  if (isPreparing) return reply;
  const found = ownAnswerOf(grant, question.text, question.kind === 'ordine' ? ORDER_COVER : undefined);
  const ranked = OF_GRANT.includes(question.kind) ? await likelyPassages(grant, question) : [];
  // What shares its words with the question is asked, unless such questions are hardly ever put so.
  const isUnlike = found !== null && (ranked.find(({ item }) => item.title === found.question)?.share ?? 0) < UNLIKE;
  const least = found === null ? LIKELY : isUnlike ? SURE : NEVER;
  const likely = ranked[0] && isAnswer(ranked[0], least) ? ranked[0] : null;
  const text = fold(textOf(reply.parts));
  const isSaid = (answer: string) => text.includes(fold(answer).replace(/[.\s]+$/, ''));
  if (likely ? isSaid(likely.item.text) : !found || isSaid(found.answer)) return reply;
  const own = likely ? passageParts(grant, likely.item, question) : ownParts(grant, found!, question);
  const isSum = question.aspects.includes('importo') && question.amounts.length > 0;
  const isAfter = isOfVerdict(question) || (likely !== null && (isSum || likely.share < SURE));
  return { ...reply, parts: isAfter ? [...reply.parts, ...own] : [...own, ...reply.parts] };
}

const passageParts = (grant: Grant, passage: GrantPassage, question: ChatQuestion): ChatPart[] =>
  passage.field === 'faq' && passage.title
    ? ownParts(grant, { question: passage.title, answer: passage.text }, question)
    : [
        say(TOLD.found(nameOf(grant), [spokenPassage(passage)]), [grantLink(grant)]),
        sourcePart(grant, [passage.field]),
      ];
