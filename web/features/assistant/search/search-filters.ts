import { TERRITORIAL_LEVELS, type TerritorialLevel } from '#domain/assistant/request-types.ts';
import { REGIONS, SECTORS, type Region, type Sector } from '#domain/vocabulary.ts';

/** The filters of intelligent_grant_search (AST-31). */
export type SearchFilters = {
  territorialLevel: TerritorialLevel;
  sector: Sector | null;
  region: Region | null;
  customQuery: string;
};

/** The same in the address; what is not chosen is not written. */
export type FilterAddress = { livello?: TerritorialLevel; settore?: Sector; regione?: Region; richiesta?: string };

export const WISHES_MAX_CHARS = 300;

/** By hand: this runs in every page's first load. What the address says wrongly is left out. */
export function readFilterAddress(raw: Record<string, unknown>): FilterAddress {
  const livello = TERRITORIAL_LEVELS.find((level) => level === raw.livello && level !== 'tutti');
  const settore = SECTORS.find((sector) => sector === raw.settore);
  const regione = REGIONS.find((region) => region === raw.regione);
  const asked = typeof raw.richiesta === 'string' || typeof raw.richiesta === 'number' ? String(raw.richiesta) : '';
  const richiesta = asked.trim().slice(0, WISHES_MAX_CHARS);
  return {
    ...(livello ? { livello } : {}),
    ...(settore ? { settore } : {}),
    ...(regione ? { regione } : {}),
    ...(richiesta ? { richiesta } : {}),
  };
}

export const filtersOf = ({ livello, settore, regione, richiesta }: FilterAddress): SearchFilters => ({
  territorialLevel: livello ?? 'tutti',
  sector: settore ?? null,
  region: regione ?? null,
  customQuery: richiesta ?? '',
});
