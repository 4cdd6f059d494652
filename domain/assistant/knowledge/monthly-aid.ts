import { sentencesOf } from '#domain/assistant/sentences.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { readFigure } from '#domain/numbers/figure.ts';
import { fold } from '#domain/search/fold.ts';

/** So many euro a month for each person hired, in the case that the words tell; for so many months where told. */
export type MonthlyAid = { rates: { euro: number; words: string }[]; months: number | null };

const RATE =
  /(?<![\d.])(\d{1,3}(?:\.\d{3})?|\d{3,4})(?![\d])(?: euro)?(?: mensili| al mese)?((?:,| per | nel| in |\s)[^,.;\d]*)?/g;

/** "Esonero fino a 650 euro mensili, 800 per le residenti nella ZES … 24 mesi"; null where nothing is monthly. */
export function monthlyAid({ summary, benefits }: Pick<Grant, 'summary' | 'benefits'>): MonthlyAid | null {
  const all = [...sentencesOf(summary), ...benefits].map(fold);
  const told = all.find((sentence) => /\b(?:mensil\w|al mese)\b/.test(sentence));
  if (!told) return null;
  const rates = [...told.matchAll(RATE)]
    .map(([, figure, words = '']) => ({
      euro: readFigure(figure!) ?? 0,
      // What began before the next figure ("per 24 mesi") says nothing of this one.
      words: words
        .replace(/[()]/g, ' ')
        .replace(/^[,\s]+/, '')
        .replace(/(?:(?:^|\s)(?:per|nel|in))?\s*$/, ''),
    }))
    .filter(({ euro }) => euro >= 100 && euro <= 5000 && !(euro > 2000 && euro < 2100));
  if (rates.length === 0) return null;
  const months = all.flatMap((sentence) => /\b(\d{1,2}) mesi\b/.exec(sentence)?.[1] ?? [])[0];
  return { rates: rates.slice(0, 3), months: months === undefined ? null : Number(months) };
}
