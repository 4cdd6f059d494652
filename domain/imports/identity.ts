import type { Grant } from '#domain/grants/grant.ts';
import { incentiviIdOf } from '#domain/grants/official-id.ts';
import { fold } from '#domain/search/fold.ts';
import { linkKey } from './web-link.ts';

/** Who a grant is for its source: the same programme keeps it whatever its title becomes. Null: nobody's. */
export function sourceKey(grant: Grant): string | null {
  const officialId = incentiviIdOf(grant);
  if (officialId !== null) return `incentivi:${officialId}`;
  const { name, externalId } = grant.source;
  return externalId === null ? null : `${name}:${externalId}`;
}

/** Same official page and same title: the same grant under two ids, or two editions of it. Null without a page. */
export function pageKey(grant: Grant): string | null {
  if (grant.link === null) return null;
  return `${linkKey(grant.link)} ${fold(grant.name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()}`;
}

/** Two grants of one page and title are one only if they also open, close and apply in the same places. */
export const isSameEdition = (one: Grant, other: Grant): boolean => editionKey(one) === editionKey(other);

export const editionKey = ({ opensOn, closesOn, level, regions }: Grant): string =>
  `${String(opensOn)} ${String(closesOn)} ${level} ${regions.join()}`;

type IdKey = { text: string; number: number };

/** Made once per record, not once per comparison. */
export const idKey = (id: string | null): IdKey => ({ text: id ?? '', number: Number(id ?? '') });

/** Numbers by size, then the rest by letter: the order in which records are looked at, whatever order they came in. */
export function compareKeys(one: IdKey, other: IdKey): number {
  const byNumber = one.number - other.number;
  if (!Number.isNaN(byNumber) && byNumber !== 0) return byNumber;
  return one.text < other.text ? -1 : one.text > other.text ? 1 : 0;
}
export const compareIds = (one: string | null, other: string | null): number => compareKeys(idKey(one), idKey(other));
