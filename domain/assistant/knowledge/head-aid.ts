import { numbersIn } from '#domain/numbers/numbers-in.ts';
import { fold } from '#domain/search/fold.ts';

/** So much for each person, partner, worker or vehicle, and how much at most. */
export type HeadAid = { euro: number; max: number | null };

const EACH =
  /\bper (?:ogni |ciascun[ao]? )?(?:persona|soci[oa]|lavorat\w+|addett\w+|assunt\w+|dipendente|veicolo)\b|^per lavorat\w+:/;

/** "25.000 € per persona, fino a 100.000 € per società"; null where nothing goes by the head. */
export function headAid(note: string): HeadAid | null {
  const parts = fold(note).split(/[,;]/);
  const told = parts.find((part) => EACH.test(part.trim()));
  const euro = told === undefined ? undefined : numbersIn(told).find(({ unit }) => unit !== 'percent')?.value;
  if (!euro) return null;
  const most = parts.find((part) => part !== told && /\bfino a\b/.test(part));
  const max = most === undefined ? undefined : numbersIn(most).find(({ unit }) => unit !== 'percent')?.value;
  return { euro, max: max && max > euro ? max : null };
}
