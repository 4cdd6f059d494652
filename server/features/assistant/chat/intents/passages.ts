import { isSpelledAs } from '#domain/assistant/chat/name-spelling.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { bestPassages } from '#domain/assistant/knowledge/passages.ts';
import { grantPassages, type GrantPassage } from '#domain/assistant/knowledge/grant-passages.ts';
import type { Answer } from '#domain/assistant/learned/answering.ts';
import type { ChatQuestion } from '#domain/assistant/reading/chat-question.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { tokenize } from '#domain/search/tokens.ts';
import { answering } from '#server/features/assistant/chat/asked/answering.ts';

const LEAST_COVER = 0.34;
const LEAST_SCORE = 0.55;
const SHARE_OF_BEST = 0.6;

const PASSAGES = new WeakMap<Grant, GrantPassage[]>();
export function passagesOf(grant: Grant): GrantPassage[] {
  const passages = PASSAGES.get(grant) ?? grantPassages(grant);
  PASSAGES.set(grant, passages);
  return passages;
}

/** The passages of a grant's record, likeliest first, as questions that people put of such passages tell. */
export function likelyPassages(
  grant: Grant,
  { text, origin }: Pick<ChatQuestion, 'text' | 'origin'>,
): Answer<GrantPassage>[] {
  const rank = answering();
  return rank(origin === 'messaggio' ? withoutName(grant, text) : text, passagesOf(grant));
}

const SURE = 0.6;
const LIKELY = 0.3;
const COVER = 0.3;
const LIKELY_COVER = 0.75;

/** Whether a passage answers the question: the one likeliest by far, or a likely one that all its words speak for. */
export const isAnswer = ({ share, cover }: Answer<GrantPassage>, least = LIKELY): boolean =>
  share >= least && cover >= (share >= SURE ? COVER : LIKELY_COVER);

/** A grant's name and its place ("il piccolo credito del Lazio"), which ask nothing of it. */
export const askedAs = ({ name, regions }: Grant): string => [name, ...regions].join(' ');

/** The words of a question but those by which the grant goes. */
function withoutName(grant: Grant, text: string): string {
  const own = tokenize(fold(askedAs(grant))).map(({ word }) => word);
  return tokenize(text)
    .filter(({ word }) => !own.some((other) => other === word || isSpelledAs(word, other)))
    .map(({ word }) => word)
    .join(' ');
}

/** What a grant's record says of the words of a question; the grant's own name asks nothing. */
export function relevantPassages(grant: Grant, text: string, max: number): GrantPassage[] {
  const found = bestPassages(withoutName(grant, text), passagesOf(grant));
  const best = found[0]?.score ?? 0;
  const chosen = found.filter(
    ({ score, cover }) => cover >= LEAST_COVER && score >= LEAST_SCORE && score >= best * SHARE_OF_BEST,
  );
  return distinct(chosen.map(({ item }) => item)).slice(0, max);
}

/** What the sources leave open about the words of a question. */
export function doubtsOn(grant: Grant, text: string): string[] {
  const doubts = (grant.facts.doubts ?? []).map((doubt) => ({ field: 'doubts' as const, text: quotable(doubt, 400) }));
  return bestPassages(withoutName(grant, text), doubts)
    .filter(({ cover }) => cover >= LEAST_COVER)
    .slice(0, 1)
    .map(({ item }) => item.text);
}

function distinct(passages: readonly GrantPassage[]): GrantPassage[] {
  const seen: string[] = [];
  return passages.filter(({ text }) => {
    const folded = fold(text);
    if (seen.some((other) => other.includes(folded) || folded.includes(other))) return false;
    seen.push(folded);
    return true;
  });
}
