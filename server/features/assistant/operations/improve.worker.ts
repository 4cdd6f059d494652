import { gapsIn } from '#domain/assistant/drafting/draft.ts';
import type { DraftGrant } from '#domain/assistant/drafting/draft-grant.ts';
import { improveText } from '#domain/assistant/improve/improve-text.ts';
import { ABSOLUTES } from '#domain/assistant/improve/phrases.ts';
import { LONG_WORDS } from '#domain/assistant/improve/split-sentences.ts';
import type { ImprovementGoal } from '#domain/assistant/request-types.ts';
import { sentencesOf, wordsIn } from '#domain/assistant/sentences.ts';
import { stems } from '#domain/assistant/shared-words.ts';
import { fold } from '#domain/search/fold.ts';
import { IMPROVE_HINTS } from '#messages/assistant/improve.ts';

const HINTS_MAX = 6;

type Asked = {
  text: string;
  goals: readonly ImprovementGoal[];
  callWords: string;
  companyName: string;
  grant: DraftGrant | null;
};

/** Runs in a worker thread: the better text, and what only the writer can add. */
export function improve({ text: written, goals, callWords, companyName, grant }: Asked) {
  const improved = improveText(written, goals, callWords);
  return { ...improved, suggestions: hintsFor(improved.text, companyName, grant, improved.edits.length) };
}

/** What only the writer can add. */
function hintsFor(text: string, company: string, grant: DraftGrant | null, edits: number): string[] {
  const own = stems(text);
  const speaksOf = (words: string) => {
    const wanted = [...stems(words)];
    return wanted.length === 0 || wanted.some((stem) => own.has(stem));
  };
  const long = sentencesOf(text).filter((sentence) => wordsIn(sentence).length > LONG_WORDS + 5).length;
  const costs = grant?.eligibleCosts.slice(0, 4) ?? [];
  const hints = [
    ...gapsIn(text).map(IMPROVE_HINTS.gap),
    ...[...new Set(text.match(ABSOLUTES) ?? [])].slice(0, 2).map(IMPROVE_HINTS.absolute),
    ...(/\d/.test(text) ? [] : [IMPROVE_HINTS.noFigure]),
    ...(company && !fold(text).includes(fold(company)) ? [IMPROVE_HINTS.noCompany(company)] : []),
    ...(long > 0 ? [IMPROVE_HINTS.long(long)] : []),
    ...(costs.length > 0 && !costs.some(speaksOf) ? [IMPROVE_HINTS.costs(costs.join(', ').toLowerCase())] : []),
    ...(grant?.requirements ?? []).filter((requirement) => !speaksOf(requirement)).map(IMPROVE_HINTS.requirement),
  ];
  if (hints.length === 0 && edits === 0) return [IMPROVE_HINTS.good];
  return hints.slice(0, HINTS_MAX);
}
