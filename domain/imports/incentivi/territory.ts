import type { Grant, GrantConstraints } from '#domain/grants/grant.ts';
import { coded } from '#domain/imports/codes.ts';
import type { Warning } from '#domain/imports/draft.ts';
import { regionOf } from '#domain/imports/region-of.ts';
import { REGIONS, type Region } from '#domain/vocabulary.ts';
import type { IncentiviRecord } from './record.ts';

/** The portal writes a national measure as a list of all regions, at times with a few missing. */
const NATIONAL_FROM = 15;
const ALL_TERRITORIES = 5;
const TOWNS_SHOWN = 12;

export function readTerritory(record: IncentiviRecord, warnings: Warning[]) {
  const regions = readRegions(record, warnings);
  const isNational = regions.length === 0 || regions.length >= NATIONAL_FROM;
  if (regions.length === 0) warnings.push(coded('regions_missing'));
  const level: Grant['level'] = isNational ? 'nazionale' : 'regionale';
  return {
    level,
    regions: isNational ? [] : regions,
    limits: territoryLimit(regions, record.grantor, warnings),
    other: [...specialTerritory(record), ...towns(record.towns)],
  };
}

function readRegions(record: IncentiviRecord, warnings: Warning[]): Region[] {
  const found = new Set<Region>();
  for (const name of record.regions) {
    const region = regionOf(name);
    if (region !== null) found.add(region);
    else if (name !== 'Estero') warnings.push(coded('unknown_value', { column: 'Regioni', value: name.slice(0, 80) }));
  }
  return REGIONS.filter((region) => found.has(region));
}

function territoryLimit(regions: Region[], grantor: string, warnings: Warning[]): GrantConstraints {
  if (regions.length === REGIONS.length) return { territory: 'any' };
  if (regions.length >= NATIONAL_FROM) {
    const missing = REGIONS.filter((region) => !regions.includes(region));
    warnings.push(coded('regions_almost_all', { missing: missing.join(', ') }));
    return {};
  }
  if (regions.length === 0) return {};
  const provinces = autonomousProvince(regions, grantor);
  return { territory: { regions, ...(provinces.length > 0 ? { provinces } : {}) } };
}

/** Trento and Bolzano legislate apart: what one grants, it grants on its own land. */
function autonomousProvince(regions: Region[], grantor: string): string[] {
  if (regions.length !== 1 || regions[0] !== 'Trentino-Alto Adige') return [];
  const isTrento = /provincia autonoma di trento/i.test(grantor);
  const isBolzano = /provincia autonoma di bolzano/i.test(grantor);
  if (isTrento === isBolzano) return [];
  return [isTrento ? 'TN' : 'BZ'];
}

/** Every box ticked says nothing; a few of them are a condition that only the text of the grant settles. */
function specialTerritory(record: IncentiviRecord): string[] {
  const names = record.territories.filter((name) => name !== 'Non applicabile');
  return names.length > 0 && names.length < ALL_TERRITORIES ? [`Ambito territoriale: ${names.join(', ')}`] : [];
}

function towns(text: string): string[] {
  const names = text.split(/\s*[;|]\s*/).filter((name) => name !== '');
  if (names.length === 0 || /^t[iu]tti\b/i.test(text)) return [];
  const more = names.length - TOWNS_SHOWN;
  return [`Comuni: ${names.slice(0, TOWNS_SHOWN).join(', ')}${more > 0 ? ` (+${more})` : ''}`];
}
