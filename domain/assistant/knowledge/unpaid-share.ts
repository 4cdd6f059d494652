import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import type { Region } from '#domain/vocabulary.ts';
import { AREAS } from '#domain/geography/areas.ts';

/** The part of a loan that firms of some regions do not give back. */
export type UnpaidShare = { percent: number; regions: readonly Region[] };

const SOUTH = '(?:al|del|nel) (?:sud|mezzogiorno)';
const UNPAID = '(?:non (?:rimborsabil\\w|va restituit\\w|si restituisc\\w+|da restituire)|a fondo perduto)';
const TOLD = [
  new RegExp(`\\b${SOUTH} (?:il )?(\\d{1,2})% ${UNPAID}`),
  new RegExp(`\\b(\\d{1,2})% ${UNPAID} ${SOUTH}\\b`),
];

/** "Al Sud 30% non rimborsabile"; null where the whole loan is given back, or nobody says. */
export function unpaidShare({
  aidForm,
  benefits,
  facts,
}: Pick<Grant, 'aidForm' | 'benefits' | 'facts'>): UnpaidShare | null {
  if (aidForm !== 'finanziamento agevolato') return null;
  const text = fold([facts.aid?.note ?? '', ...benefits].join('. '));
  const percent = TOLD.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0];
  const regions = AREAS.find(({ code }) => code === 'mezzogiorno')!.regions;
  return percent === undefined ? null : { percent: Number(percent), regions };
}
