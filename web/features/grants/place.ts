import { CITY_ALIASES } from '#domain/geography/place-aliases.ts';
import { PROVINCES } from '#domain/geography/provinces.ts';
import { regionOf } from '#domain/imports/region-of.ts';
import { fold } from '#domain/search/fold.ts';
import { REGIONS, type Region } from '#domain/vocabulary.ts';

/** What the box of the place offers while typing. */
export const PLACES: readonly string[] = [...REGIONS, ...PROVINCES.map(({ name }) => name)];

/** The region of a place, when it is a region or a province; a town goes with the words, which know it. */
export function regionOfPlace(place: string): Region | null {
  const wanted = fold(place).trim();
  const province = PROVINCES.find(({ name, sigla }) =>
    [fold(name), fold(sigla), ...(CITY_ALIASES[sigla]?.split('|') ?? [])].includes(wanted),
  );
  return regionOf(place) ?? province?.region ?? null;
}
