import type { Gazetteer } from '#domain/geography/gazetteer.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { fold } from './fold.ts';

/** Where inside its region a grant is for. `town`: folded name, where one municipality has a measure of its own. */
export type GrantPlaces = { provinces: readonly string[]; town: string | null };

const EVERYWHERE: GrantPlaces = { provinces: [], town: null };
const LOCAL_BODY =
  /\b(?:CCIAA|camer[ae] di commercio|provinci[ae]|comun[ei]|unione dei comuni|citt[aà] metropolitana)\b/i;
const TOWNS = /^Comuni: /;

/** Chambers of commerce, provinces and municipalities act on their own land; so do Trento and Bolzano. */
export function grantPlaces(grant: Grant, gazetteer: Gazetteer | null): GrantPlaces {
  const { territory, other } = grant.constraints;
  if (grant.level !== 'regionale' || gazetteer === null) return EVERYWHERE;
  const stated = territory !== undefined && territory !== 'any' ? (territory.provinces ?? []) : [];
  const towns = other?.find((condition) => TOWNS.test(condition)) ?? '';
  const bodies = [grant.entity, grant.name].flatMap((text) => {
    const body = LOCAL_BODY.exec(text);
    return body === null ? [] : [text.slice(body.index)];
  });
  const places = [...bodies, towns]
    .flatMap((text) => gazetteer.find(text))
    .filter(({ kind, region }) => kind !== 'regione' && grant.regions.includes(region));
  const isMunicipal = /^comune di /i.test(grant.entity) || /^Comuni: [^,(]+$/.test(towns);
  return {
    provinces: stated.length > 0 ? stated : [...new Set(places.flatMap(({ province }) => province ?? []))],
    town: isMunicipal ? fold(places.find(({ kind }) => kind === 'comune')?.name ?? '') : null,
  };
}
