import { fold } from '#domain/search/fold.ts';

const FORMS =
  /\b(?:s\.? ?r\.? ?l\.? ?s?|s\.? ?p\.? ?a|s\.? ?n\.? ?c|s\.? ?a\.? ?s|soc(?:ieta)?\.? coop(?:erativa)?|societa|impresa|ditta|startup|unipersonale)\b\.?/g;
const nameWords = (text: string): string[] =>
  fold(text)
    .replace(FORMS, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);

/** "OFFICINE BRENTA S.R.L." is "Officine Brenta Srl": the form and the case do not count. */
export function isSameName(one: string, other: string): boolean {
  const [own, found] = [nameWords(one), nameWords(other)];
  if (own.length === 0 || found.length === 0) return false;
  const [short, long] = own.length <= found.length ? [own, found] : [found, own];
  return short.every((word) => long.includes(word));
}
