import { isAsked } from '#domain/documents/asked-documents.ts';
import { deadlinesIn } from './call/call-deadlines.ts';
import { entityIn, titleIn } from './call/call-head.ts';
import { callLines } from './call/call-lines.ts';
import { DOCUMENTS, itemsUnder, REQUIREMENTS } from './call/call-lists.ts';
import { amountIn, rateIn } from './call/call-money.ts';
import type { Found } from './call/found.ts';
import { sentencesOf } from './call/sentences.ts';

/** What a call's own text seems to say: proposals, each with the words they stand in, for the person to confirm. */
export type CustomGrantReading = {
  title: Found<string> | null;
  entity: Found<string> | null;
  /** The likeliest first; more than one is a doubt to choose from. */
  deadlines: Found<string>[];
  ratePct: Found<number> | null;
  amount: Found<string> | null;
  requirements: Found<string>[];
  documents: Found<string>[];
};

export function readCustomGrant(text: string, pageStarts: readonly number[] = []): CustomGrantReading {
  const { lines, sheetHeads } = callLines(text, pageStarts);
  const sentences = sentencesOf(lines);
  return {
    title: titleIn(lines),
    entity: entityIn(lines) ?? entityIn(sheetHeads),
    deadlines: deadlinesIn(sentences),
    ratePct: rateIn(sentences),
    amount: amountIn(sentences),
    requirements: itemsUnder(lines, REQUIREMENTS),
    documents: itemsUnder(lines, DOCUMENTS).filter(({ value }) => isAsked(value)),
  };
}
