import type { Grant } from '#domain/grants/grant.ts';
import { numbersIn } from '#domain/numbers/numbers-in.ts';
import { fold } from '#domain/search/fold.ts';

/** So much for each person, partner, worker or vehicle, and how much at most. */
export type HeadAid = {
  euro: number;
  /** "Da 4.000 a 10.000": the most, where the case decides. */
  upTo: number | null;
  max: number | null;
};

const EACH =
  /\bper (?:ogni |ciascun[ao]? )?(?:persona|soci[oa]|lavorat\w+|addett\w+|assunt\w+|dipendente|veicolo)\b|^per lavorat\w+:/;

/** "25.000 € per persona, fino a 100.000 € per società"; null where nothing goes by the head. */
export function headAid(note: string): HeadAid | null {
  const parts = fold(note).split(/[,;]/);
  const told = parts.find((part) => EACH.test(part.trim()));
  const figures = told === undefined ? [] : numbersIn(told).filter(({ unit }) => unit !== 'percent');
  const [euro, upTo] = figures.map(({ value }) => value);
  if (!euro) return null;
  const most = parts.find((part) => part !== told && /\bfino a\b/.test(part));
  const max = most === undefined ? undefined : numbersIn(most).find(({ unit }) => unit !== 'percent')?.value;
  return { euro, upTo: upTo && upTo > euro ? upTo : null, max: max && max > euro ? max : null };
}

/** The same of a whole record: its benefits tell the sum, its note may only tell the part of a year. */
export function headAidOf({ benefits, facts }: Pick<Grant, 'benefits' | 'facts'>): HeadAid | null {
  const found = [...benefits, facts.aid?.note ?? ''].flatMap((text) => headAid(text) ?? []);
  return found.toSorted((one, other) => other.euro - one.euro)[0] ?? null;
}
