import { z } from '@hono/zod-openapi';
import { groundFigures } from '#domain/assistant/drafting/ground-figures.ts';
import { wordDiff } from '#domain/assistant/diff.ts';
import { readability } from '#domain/assistant/gulpease.ts';
import { groundedWords } from '#domain/assistant/grounded-words.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { plainText } from '#domain/assistant/plain-text.ts';
import { IMPROVEMENT_GOALS } from '#domain/assistant/request-types.ts';
import { ASSISTANT_FAILURES, ASSISTANT_NEEDS, tooLong } from '#messages/assistant/assistant.ts';
import { FIGURE_GAP } from '#messages/assistant/drafting/part-titles.ts';
import { EDIT_REASON_LABELS } from '#messages/assistant/improve.ts';
import { draftGrantFrom, grantContext } from '#server/features/assistant/grant-context.ts';
import { operation } from '#server/features/assistant/operation.ts';
import { textSystem } from '#server/features/assistant/provider/prompt.ts';
import type { improve } from './improve.worker.ts';

const TEXT_CHARS = 20_000;
/** A few paragraphs are done in a few milliseconds; more would make others wait. */
const QUICK_CHARS = 3_000;

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

  async embedded({ ctx, records }, request) {
    const grant = draftGrantFrom(await records.catalogue(), request.grantContext, records.today);
    const callWords = [grant?.name ?? '', ...(grant?.eligibleCosts ?? []), ...(grant?.requirements ?? [])].join(' ');
    const companyName = (await records.company())?.companyName ?? '';
    const asked = { text: request.text, goals: request.improvementGoals, callWords, companyName, grant };
    const chars = request.text.length;
    const limits =
      chars <= QUICK_CHARS ? ({ timeLimitMs: 5_000 } as const) : ({ timeLimitMs: 30_000, lane: 'long' } as const);
    const { text, before, after, edits, diff, suggestions } = await ctx.workers.run<typeof improve>(
      'server/features/assistant/operations/improve.worker.ts',
      'improve',
      [asked],
      { ...limits, chars },
    );
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
      suggestions,
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
