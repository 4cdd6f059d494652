import type { GrantConstraints } from '#domain/grants/grant.ts';
import { coded } from '#domain/imports/codes.ts';
import type { Warning } from '#domain/imports/draft.ts';
import { COMPANY_SIZES, SECTORS, type CompanySize, type Sector, type SpecialStatus } from '#domain/vocabulary.ts';
import { readAteco, sectorsOfAteco } from './ateco.ts';
import type { IncentiviRecord } from './record.ts';
import { ACTIVITY_SECTORS, SIZES, SUBJECTS } from './vocabulary.ts';

/** From this many of the 21 official sectors on, a list is a form filled in full, not a restriction. */
const GENERAL_FROM = 18;

export function readSectors(record: IncentiviRecord, warnings: Warning[]) {
  const ateco = readAteco(record.ateco);
  if (ateco.kind === 'unreadable') warnings.push(coded('ateco_unreadable', { value: record.ateco.slice(0, 80) }));
  const names = known(record.sectors, ACTIVITY_SECTORS, 'Settore_Attivita', warnings);
  const mapped = [...new Set(names.map((name) => ACTIVITY_SECTORS[name] ?? 'other'))];
  const isGeneral = names.length >= GENERAL_FROM || (names.length === 0 && ateco.kind === 'all');
  const limits: GrantConstraints = {};
  if (ateco.kind !== 'codes' && isGeneral) limits.sectors = 'any';
  else if (ateco.kind !== 'codes' && names.length > 0 && !names.includes('Artigianato'))
    limits.sectors = withServices(names, mapped);
  const sectors = isGeneral
    ? [...SECTORS]
    : names.length > 0
      ? inOrder(SECTORS, mapped)
      : inOrder(SECTORS, ateco.kind === 'codes' ? sectorsOfAteco(ateco.codes) : []);
  // Craft is a way of working in any sector: it cannot be decided from the company's sector.
  const other = names.includes('Artigianato') && !isGeneral ? [`Settori: ${names.join(', ')}`] : [];
  return { sectors, limits, other, ateco };
}

/** "Altri servizi" also holds the services that the official list has no name for. */
function withServices(names: string[], mapped: Sector[]): Sector[] {
  const services: Sector[] = names.includes('Altri servizi') ? ['finance', 'education'] : [];
  return inOrder(SECTORS, [...mapped, ...services]);
}

export function readSizes(record: IncentiviRecord, warnings: Warning[]) {
  const names = known(record.sizes, SIZES, 'Dimensioni', warnings);
  const listed = names.map((name) => SIZES[name]).filter((size): size is CompanySize => size != null);
  const sizes = inOrder(COMPANY_SIZES, listed);
  const limits: GrantConstraints = {};
  if (sizes.length === COMPANY_SIZES.length) limits.sizes = 'any';
  // Before the portal had "Microimpresa", "Piccola Impresa" held micro firms too: such a list shuts nobody out.
  else if (sizes.includes('small') && !sizes.includes('micro')) warnings.push(coded('micro_not_listed'));
  else if (sizes.length > 0) limits.sizes = sizes;
  return { sizes, limits };
}

/** Who may apply. Natural persons and plain companies leave nothing for a company's status to decide. */
export function readSubjects(record: IncentiviRecord, warnings: Warning[]) {
  const names = known(record.subjects, SUBJECTS, 'Tipologia_Soggetto', warnings);
  const subjects = names.flatMap((name) => SUBJECTS[name] ?? []);
  const limits: GrantConstraints = {};
  const other: string[] = [];
  const isRestricted = subjects.length > 0 && !subjects.some((subject) => subject.isGeneral);
  if (isRestricted && subjects.some((subject) => subject.isPerson)) other.push(`Soggetti: ${names.join(', ')}`);
  else if (isRestricted) {
    limits.statusesAnyOf = [...new Set(subjects.flatMap<SpecialStatus>((subject) => subject.statuses))];
    if (subjects.every((subject) => subject.isToBeFormed)) limits.mustExist = false;
  }
  return { beneficiaries: names.join(', '), limits, other };
}

/** The values of a closed list; what is not in it is told and left out. */
export function known(
  values: readonly string[],
  list: Readonly<Record<string, unknown>>,
  column: string,
  warnings: Warning[],
): string[] {
  return values.filter((value) => {
    const isKnown = Object.hasOwn(list, value);
    if (!isKnown) warnings.push(coded('unknown_value', { column, value: value.slice(0, 80) }));
    return isKnown;
  });
}

function inOrder<Value>(order: readonly Value[], values: readonly Value[]): Value[] {
  return order.filter((value) => values.includes(value));
}
