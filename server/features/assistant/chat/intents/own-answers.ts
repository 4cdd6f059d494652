import { withoutPlaces } from '#domain/assistant/chat/without-places.ts';
import { spokenPassage, weighCondition, withCondition } from '#domain/assistant/knowledge/condition.ts';
import type { GrantPassage } from '#domain/assistant/knowledge/grant-passages.ts';
import { questionsMeant } from '#domain/assistant/knowledge/rephrased.ts';
import { opening, ownAnswer, type OwnAnswer } from '#domain/assistant/knowledge/own-answer.ts';
import { headAid } from '#domain/assistant/knowledge/head-aid.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { OF_GRANT, type ChatQuestion, type QuestionKind } from '#domain/assistant/reading/chat-question.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { numbersIn } from '#domain/numbers/numbers-in.ts';
import type { Answer } from '#domain/assistant/learned/answering.ts';
import { fold } from '#domain/search/fold.ts';
import { PREPARATORY_STEPS, type StepKind } from '#domain/tools/incentive-effect/incentive-effect.ts';
import { SUMS, TOLD } from '#messages/assistant/filo.ts';
import type { ChatPart, Reply } from '#server/features/assistant/chat/answer.ts';
import { grantLink, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { sourcePart } from '#server/features/assistant/chat/sources.ts';
import { textOf, type Turn } from '#server/features/assistant/chat/turn.ts';
import { thingAsked } from './name-words.ts';
import { afterCase, isOfCase, isOnlyVerdict } from './own-cases.ts';
import { askedAs, isAnswer, likelyPassages, relevantPassages } from './passages.ts';

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
export async function withOwnAnswer(turn: Turn, reply: Reply): Promise<Reply> {
  const { question, grants } = turn;
  const [grant] = grants;
  if (!grant || grants.length > 1 || !KINDS.includes(question.kind)) return reply;
  const isPreparing = question.steps.some(({ kind }) => (PREPARATORY_STEPS as readonly StepKind[]).includes(kind));
  if (isPreparing) return reply;
  // "E per Firenze?": a place alone has no words of its own.
  if (question.places.length > 0 && withoutPlaces(question.subject, question.places) === '') return reply;
  const found = ownAnswerOf(grant, question.text, question.kind === 'ordine' ? ORDER_COVER : undefined);
  const ranked = OF_GRANT.includes(question.kind) ? likelyPassages(grant, question) : [];
  // What shares its words with the question is asked, unless such questions are hardly ever put so.
  const isUnlike = found !== null && (ranked.find(({ item }) => item.title === found.question)?.share ?? 0) < UNLIKE;
  const least = found === null ? LIKELY : isUnlike ? SURE : NEVER;
  const likely = ranked[0] && isAnswer(ranked[0], least) ? ranked[0] : null;
  const text = fold(textOf(reply.parts));
  const isSaid = (answer: string) =>
    [answer, withCondition(answer)].some((each) => text.includes(fold(each).replace(/(?<![.\s])[.\s]+$/, '')));
  const onPaper = likely || found ? null : ofPaper(grant, question);
  if (onPaper && !isSaid(onPaper.text))
    return { ...reply, parts: [...passageParts(grant, onPaper, question), ...reply.parts] };
  if (!likely && !found) {
    const [beside] = ranked;
    if (beside && isOfCase(question) && isOnlyVerdict(question) && isOfOthers(beside) && !isSaid(beside.item.text))
      return { ...reply, parts: [...besideParts(grant, beside.item, question), ...reply.parts] };
    const isNear =
      beside !== undefined &&
      question.kind === 'bando' &&
      thingAsked(question, grant) !== '' &&
      isBeside(beside) &&
      !isSaid(beside.item.text);
    return isNear ? { ...reply, parts: [...reply.parts, ...besideParts(grant, beside.item, question)] } : reply;
  }
  if (likely ? isSaid(likely.item.text) : isSaid(found!.answer)) return reply;
  const own = likely ? passageParts(grant, likely.item, question) : ownParts(grant, found!, question);
  const isSum = question.aspects.includes('importo') && question.amounts.length > 0;
  const isAnswered = isOfCase(question) && (likely ? likely.item.field === 'faq' : true) && !isSum;
  const isAfter = !isAnswered && (isOfVerdict(question) || (likely !== null && (isSum || likely.share < SURE)));
  if (isAfter) return { ...reply, parts: [...reply.parts, ...own] };
  const rest = isAnswered
    ? await afterCase(turn, grant, reply, likely ? likely.item.text : found!.answer)
    : reply.parts;
  return { ...reply, parts: [...own, ...rest] };
}

const PAPER_WORDS = 2;
/** "Serve lo SPID?" on a page: what the record itself asks for comes before the general rule. */
function ofPaper(grant: Grant, { kind, origin, subject, text }: ChatQuestion): GrantPassage | null {
  const isBare = subject !== '' && subject.split(' ').length <= PAPER_WORDS;
  return kind === 'regola' && origin === 'pagina' && isBare && NEEDED.test(text)
    ? (relevantPassages(grant, subject, 1)[0] ?? null)
    : null;
}
const NEEDED =
  /\b(?:serv(?:e|ono)|occorr\w+|ci (?:vuole|vogliono)|devo avere|dobbiamo avere|bisogna avere|obbligatori\w)\b/;

/** Not sure enough to be the answer, likely enough to be shown with the question that it answers. */
const isBeside = ({ item, share, cover }: Answer<GrantPassage>): boolean =>
  (share >= 0.5 && cover >= 0.4) ||
  (item.field === 'faq' ? share >= 0.25 && cover >= 0.5 : share >= 0.4 && cover >= 0.6);

/** Of somebody's case the record's question that is likeliest by far, although it is put in other words. */
const isOfOthers = ({ item, share, cover }: Answer<GrantPassage>): boolean =>
  item.field === 'faq' && ((share >= 0.4 && cover >= 0.4) || (share >= 0.3 && cover >= 0.7));

/** A passage with what it answers, so that the reader sees whether that was meant. */
function besideParts(grant: Grant, passage: GrantPassage, { text }: ChatQuestion): ChatPart[] {
  const weighed = weighCondition(passage.text, text);
  const told = withCondition(passage.text);
  return [
    ...(weighed ? [say(TOLD.weighed(weighed), [grantLink(grant)])] : []),
    say(passage.field === 'faq' && passage.title ? TOLD.besideAsked(passage.title, told) : TOLD.beside(told), [
      grantLink(grant),
    ]),
  ];
}

const passageParts = (grant: Grant, passage: GrantPassage, question: ChatQuestion): ChatPart[] =>
  passage.field === 'faq' && passage.title
    ? ownParts(grant, { question: passage.title, answer: passage.text }, question)
    : [
        ...[weighCondition(passage.text, question.text)].flatMap((weighed) =>
          weighed ? [say(TOLD.weighed(weighed), [grantLink(grant)])] : [],
        ),
        say(TOLD.found(nameOf(grant), [spokenPassage(passage)]), [grantLink(grant)]),
        sourcePart(grant, [passage.field]),
      ];
