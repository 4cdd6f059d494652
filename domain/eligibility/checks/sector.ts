import type { Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { ACTIVITY_SECTOR } from '#domain/lexicon/activities.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { SECTORS, type Sector } from '#domain/vocabulary.ts';
import { failed, met, NO_LIMIT, open, UNKNOWN, type Rule } from './row.ts';

/** Sectors admitted or shut out. The list of the source without a stated rule may confirm, never exclude. */
export function checkSector(grant: Grant, company: CompanyView): Check {
  const { sectors, sectorsExcluded } = grant.constraints;
  const found: Value = company.sectors.length === 0 ? UNKNOWN : list([...company.sectors]);
  const isAmong = (sectors: readonly Sector[]) => company.sectors.some((sector) => sectors.includes(sector));
  const source = company.sectorSource;
  if (sectorsExcluded && sectorsExcluded.length > 0) {
    const rule: Rule = { code: 'sector', expected: { ...list(sectorsExcluded), isExcluding: true }, found, source };
    if (company.sectors.length === 0) return open(rule, 'azienda', 'sector');
    if (!isAmong(sectorsExcluded)) return met(rule);
    // A trade between two sectors is shut out only where both are.
    return company.sectors.every((sector) => sectorsExcluded.includes(sector)) ? failed(rule) : open(rule, 'bando');
  }
  if (sectors === 'any' || (sectors === undefined && grant.sectors.length === SECTORS.length)) {
    return met({ code: 'sector', expected: NO_LIMIT, found, source });
  }
  const admitted = sectors ?? grant.sectors;
  if (admitted.length === 0) return open({ code: 'sector', expected: UNKNOWN, found, source }, 'bando');
  const rule: Rule = { code: 'sector', expected: list(admitted), found, source, isStated: sectors !== undefined };
  if (company.sectors.length === 0) return open(rule, 'azienda', 'sector');
  if (isAmong(admitted)) return met(rule);
  if (sectors === undefined) return open(rule, 'bando');
  return isPerhapsInside(grant, admitted, company) ? open(rule, 'azienda', 'activity') : failed(rule);
}

/** A shop that ripens its own cheese, a farm with rooms: what it also does may bring it in. */
function isPerhapsInside(grant: Grant, admitted: readonly Sector[], company: CompanyView): boolean {
  const named = grant.constraints.activities;
  if (named && company.hasCodes) return named.some((activity) => company.activities.has(activity));
  if (named) return named.some((activity) => company.told.mentions.has(activity));
  if (company.sector !== 'other') return false;
  return [...company.activities].some((activity) => admitted.includes(ACTIVITY_SECTOR[activity]));
}

function list(sectors: Sector[]): Extract<Value, { kind: 'sectors' }> {
  return { kind: 'sectors', sectors, isExcluding: false };
}
