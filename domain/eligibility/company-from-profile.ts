import { NOTHING_KNOWN, type CompanyFacts, type ShortCompanyProfile } from '#domain/companies/company.ts';
import type { Gazetteer, Place } from '#domain/geography/gazetteer.ts';
import { PROVINCES } from '#domain/geography/provinces.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { fold } from '#domain/search/fold.ts';
import {
  EMPLOYEE_BANDS,
  LEGAL_FORMS,
  REGIONS,
  REVENUE_BANDS,
  SECTORS,
  type EmployeeBand,
  type LegalForm,
  type Region,
  type RevenueBand,
  type Sector,
} from '#domain/vocabulary.ts';
import type { NamedCompany } from './company-view.ts';

/** The short profile with the optional precise data, as the public API receives it (ELI-8). */
export type CompanyProfile = ShortCompanyProfile & {
  province?: string;
  city?: string;
  founded_on?: string;
  total_assets?: number;
  ateco?: string | string[];
  ateco_version?: string;
  women_led?: boolean;
  youth_led?: boolean;
} & FullProfile;

/** The same in the names of a stored company (POST /api/companies), with all that the short profile has no place for. */
type FullProfile = Partial<
  Pick<
    CompanyFacts,
    | 'operatingSeats'
    | 'shareholders'
    | 'relatedCompanies'
    | 'hasGroup'
    | 'taxRegime'
    | 'procedure'
    | 'isInactive'
    | 'shareCapital'
    | 'netEquity'
    | 'aidReceived'
    | 'previousGrants'
    | 'employeesExact'
    | 'revenueExact'
    | 'balanceExact'
    | 'isWomenLed'
    | 'isYouthLed'
    | 'innovativeSection'
  > & {
    companyName: string;
    legalForm: string;
    foundedYear: number;
    foundedOn: string;
    atecoCodes: string[];
    atecoVersion: string;
  }
>;

/** What cannot be read stays unknown: a strange value never becomes a fact. */
export function companyFactsFromProfile(profile: CompanyProfile, gazetteer: Pick<Gazetteer, 'find'>): NamedCompany {
  const place = placeOf(profile, gazetteer);
  const day = profile.foundedOn ?? profile.founded_on ?? '';
  const version = profile.atecoVersion ?? profile.ateco_version;
  const codes = profile.atecoCodes ?? [profile.ateco ?? []].flat();
  return {
    ...NOTHING_KNOWN,
    name: profile.companyName ?? profile.company_name ?? null,
    sector: oneOf<Sector>(SECTORS, profile.sector),
    ...place,
    legalForm: oneOf<LegalForm>(LEGAL_FORMS, profile.legalForm ?? profile.legal_form),
    employeeBand: oneOf<EmployeeBand>(EMPLOYEE_BANDS, profile.employees),
    revenueBand: oneOf<RevenueBand>(REVENUE_BANDS, profile.revenue),
    employeesExact: profile.employeesExact ?? exactFigure(profile.employees, EMPLOYEE_BANDS),
    revenueExact: profile.revenueExact ?? exactFigure(profile.revenue, REVENUE_BANDS),
    balanceExact: profile.balanceExact ?? (typeof profile.total_assets === 'number' ? profile.total_assets : null),
    foundedYear: validYear(profile.foundedYear ?? profile.founded_year),
    foundedOn: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
    atecoCodes: codes.filter((code) => /^[A-Z]?\.?\d/i.test(code)),
    atecoVersion: version === '2007' || version === '2025' ? version : null,
    isWomenLed: profile.isWomenLed ?? profile.women_led ?? null,
    isYouthLed: profile.isYouthLed ?? profile.youth_led ?? null,
    innovativeSection: profile.innovativeSection ?? null,
    operatingSeats: profile.operatingSeats ?? [],
    shareholders: profile.shareholders ?? [],
    relatedCompanies: profile.relatedCompanies ?? [],
    hasGroup: profile.hasGroup ?? null,
    taxRegime: profile.taxRegime ?? null,
    procedure: profile.procedure ?? null,
    isInactive: profile.isInactive ?? null,
    shareCapital: profile.shareCapital ?? null,
    netEquity: profile.netEquity ?? null,
    aidReceived: profile.aidReceived ?? [],
    previousGrants: profile.previousGrants ?? '',
    description: profile.description ?? '',
  };
}

/** The region as chosen; town and province from the place as written, if they lie in that region. */
function placeOf(profile: CompanyProfile, gazetteer: Pick<Gazetteer, 'find'>) {
  const written = [profile.city, profile.location].filter(Boolean).join(', ');
  const chosen = regionOf(profile.region, gazetteer);
  const places = gazetteer.find(written);
  const inRegion = places.filter((place) => chosen === null || place.region === chosen);
  const finest = inRegion.find((place) => place.kind === 'comune') ?? inRegion.find((place) => place.province) ?? null;
  const region = chosen ?? finest?.region ?? onlyRegion(places);
  const code = profile.province?.trim().toUpperCase() ?? '';
  return {
    region,
    province: /^[A-Z]{2}$/.test(code) ? code : (finest?.province ?? capitalIn(written, region)),
    city: finest?.kind === 'comune' ? finest.name : null,
  };
}

function regionOf(text: string | undefined, gazetteer: Pick<Gazetteer, 'find'>): Region | null {
  if (!text) return null;
  const exact = REGIONS.find((region) => fold(region) === fold(text.trim()));
  return exact ?? onlyRegion(gazetteer.find(text));
}

/** "Potenza, Basilicata": towns that are also common words are sure beside their region. */
function capitalIn(written: string, region: Region | null): string | null {
  const names = new Set(written.split(/[,()-]/).map((part) => fold(part.trim())));
  return PROVINCES.find((each) => each.region === region && names.has(fold(each.name)))?.sigla ?? null;
}

function onlyRegion(places: readonly Place[]): Region | null {
  const regions = new Set(places.map((place) => place.region));
  const [only] = regions;
  return regions.size === 1 && only ? only : null;
}

function oneOf<Item extends string>(list: readonly Item[], value: unknown): Item | null {
  return typeof value === 'string' ? (list.find((item) => item === value.trim().toLowerCase()) ?? null) : null;
}

function exactFigure(value: string | number | undefined, bands: readonly string[]): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null;
  const text = value?.trim().toLowerCase() ?? '';
  return text === '' || bands.includes(text) || !/^\d/.test(text) ? null : readNumber(text);
}

function validYear(year: unknown): number | null {
  const value = typeof year === 'string' ? Number(year) : year;
  return typeof value === 'number' && Number.isInteger(value) && value > 1500 && value < 2200 ? value : null;
}
