import { z } from '@hono/zod-openapi';
import { gapsIn } from '#domain/assistant/drafting/draft.ts';
import type { DraftGrant } from '#domain/assistant/drafting/draft-grant.ts';
import { groundFigures } from '#domain/assistant/drafting/ground-figures.ts';
import { wordDiff } from '#domain/assistant/diff.ts';
import { readability } from '#domain/assistant/gulpease.ts';
import { ABSOLUTES } from '#domain/assistant/improve/phrases.ts';
import { LONG_WORDS } from '#domain/assistant/improve/split-sentences.ts';
import { groundedWords } from '#domain/assistant/grounded-words.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { plainText } from '#domain/assistant/plain-text.ts';
import { IMPROVEMENT_GOALS } from '#domain/assistant/request-types.ts';
import { sentencesOf, wordsIn } from '#domain/assistant/sentences.ts';
import { stems } from '#domain/assistant/shared-words.ts';
import { fold } from '#domain/search/fold.ts';
import { ASSISTANT_FAILURES, ASSISTANT_NEEDS, tooLong } from '#messages/assistant/assistant.ts';
import { FIGURE_GAP } from '#messages/assistant/drafting/part-titles.ts';
import { EDIT_REASON_LABELS, IMPROVE_HINTS } from '#messages/assistant/improve.ts';
import { draftGrantFrom, grantContext } from '#server/features/assistant/grant-context.ts';
import { improveApart } from '#server/features/assistant/improve-apart.ts';
import { operation } from '#server/features/assistant/operation.ts';
import { textSystem } from '#server/features/assistant/provider/prompt.ts';

const TEXT_CHARS = 20_000;
const HINTS_MAX = 6;

/** Missing and too long have a sentence each (AST-10). */
const words = (max: number) =>
  z.string(ASSISTANT_NEEDS.text).trim().min(1, ASSISTANT_NEEDS.text).max(max, tooLong(max));

const input = z.object({
  text: words(TEXT_CHARS),
  section: words(200),
  grantContext,
  improvementGoals: z
    .array(z.enum(IMPROVEMENT_GOALS))
    .min(1)
    .catch([...IMPROVEMENT_GOALS])
    .default([...IMPROVEMENT_GOALS]),
  companyId: z.string().max(100).optional(),
});

export const improveText = operation({
  type: 'improve_text',
  input,
  subject: ({ companyId }) => ({ companyId }),
  failure: ASSISTANT_FAILURES.improve_text,
  textOf: ({ text }) => text,

  async embedded({ records }, request) {
    const grant = draftGrantFrom(await records.catalogue(), request.grantContext, records.today);
    const callWords = [grant?.name ?? '', ...(grant?.eligibleCosts ?? []), ...(grant?.requirements ?? [])].join(' ');
    const { text, before, after, edits, diff } = await improveApart(request.text, request.improvementGoals, callWords);
    const company = await records.company();
    return {
      text,
      before,
      after,
      changes: edits.map(({ goal, reason, before: old, after: now }) => ({
        goal,
        reason: EDIT_REASON_LABELS[reason],
        before: old,
        after: now,
      })),
      diff,
      suggestions: hintsFor(text, company?.companyName ?? '', grant, edits.length),
    };
  },
  /** A text with orders in it stays with the embedded assistant: dropping sentences of the user's is not improving. */
  async prompt(_context, request, base) {
    const isPlain =
      quotable(request.text, TEXT_CHARS) === plainText(request.text, TEXT_CHARS).replace(/\s*\n\s*/g, ' ');
    if (!base || !isPlain) return null;
    return {
      format: 'text',
      system: textSystem(
        'Restituisci solo il testo migliorato, della stessa lunghezza o più breve, con gli stessi fatti e gli stessi [DA COMPLETARE: …].',
      ),
      task: 'Migliora il testo del blocco TESTO: più chiaro, più convincente, conforme al linguaggio dei bandi. Non aggiungere fatti.',
      blocks: [
        { label: 'SEZIONE', text: request.section },
        { label: 'TESTO', text: base.text },
      ],
    };
  },
  read(text) {
    const told = plainText(text, TEXT_CHARS);
    if (told.length < 2 || /^\s*[{[<]/.test(text)) throw new Error('not a text');
    return told;
  },
  checkDelta: improvedWords,
  async merge(_context, request, base, told) {
    const text = improvedWords(told, request.text) || base!.text;
    return { ...base!, text, after: readability(text), diff: wordDiff(request.text, text) };
  },
});

/** A figure that the writer did not give becomes a gap; links and names that are not theirs go. */
function improvedWords(told: string, known: string): string {
  return groundedWords(groundFigures(told, [known], FIGURE_GAP), known, { areFiguresGrounded: true });
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
