import type { CompanyFacts } from './company.ts';

/** What the meter reads beyond the facts that matching uses. */
export type CompanyForMeter = CompanyFacts & {
  name: string | null;
  role: string | null;
  vatNumber: string | null;
  taxCode: string | null;
  address: string | null;
  pec: string | null;
  website: string | null;
  hasGroupAnswer: boolean | null;
};

/** How much a field helps to decide grants, and whether saving asks for it (COM-2). */
const FIELDS = [
  { field: 'name', weight: 4, isRequired: true },
  { field: 'role', weight: 2, isRequired: true },
  { field: 'sector', weight: 10, isRequired: true },
  { field: 'taxIdentity', weight: 6, isRequired: true },
  { field: 'description', weight: 10, isRequired: true },
  { field: 'region', weight: 12, isRequired: false },
  { field: 'province', weight: 5, isRequired: false },
  { field: 'city', weight: 3, isRequired: false },
  { field: 'legalForm', weight: 8, isRequired: false },
  { field: 'employees', weight: 7, isRequired: false },
  { field: 'revenue', weight: 6, isRequired: false },
  { field: 'balance', weight: 3, isRequired: false },
  { field: 'founding', weight: 7, isRequired: false },
  { field: 'ateco', weight: 7, isRequired: false },
  { field: 'womenLed', weight: 3, isRequired: false },
  { field: 'youthLed', weight: 3, isRequired: false },
  { field: 'group', weight: 2, isRequired: false },
  { field: 'address', weight: 1, isRequired: false },
  { field: 'pec', weight: 1, isRequired: false },
] as const;

export type MeterField = (typeof FIELDS)[number]['field'];
export const METER_FIELDS: readonly MeterField[] = FIELDS.map((row) => row.field);
type MissingField = { field: MeterField; weight: number; isRequired: boolean; share: number };
export type Completeness = { percent: number; missing: MissingField[]; isSavable: boolean };

/** A band says less than the exact figure: it cannot decide a size (COM-11). */
const BAND_SHARE = 0.5;

/** How full a company profile is, 0 to 100, and what is missing, heaviest first. */
export function completeness(company: CompanyForMeter): Completeness {
  const rows = FIELDS.map((row) => ({ ...row, share: filledShare(company, row.field) }));
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  const filled = rows.reduce((sum, row) => sum + row.weight * row.share, 0);
  const missing = rows
    .filter((row) => row.share < 1)
    .sort((a, b) => b.weight * (1 - b.share) - a.weight * (1 - a.share));
  return {
    percent: Math.floor((filled / total) * 100),
    missing,
    isSavable: !rows.some((row) => row.isRequired && row.share === 0),
  };
}

function filledShare(company: CompanyForMeter, field: MeterField): number {
  const has = (value: unknown) => (value == null || value === '' ? 0 : 1);
  const text = (value: string | null) => (value?.trim() ? 1 : 0);
  const figure = (exact: number | null, band: string | null) => (exact != null ? 1 : band != null ? BAND_SHARE : 0);
  switch (field) {
    case 'name':
      return text(company.name);
    case 'role':
      return text(company.role);
    case 'sector':
      return has(company.sector);
    case 'taxIdentity':
      return text(company.vatNumber) || text(company.taxCode);
    case 'description':
      return text(company.description);
    case 'region':
      return has(company.region);
    case 'province':
      return text(company.province);
    case 'city':
      return text(company.city);
    case 'legalForm':
      return has(company.legalForm);
    case 'employees':
      return figure(company.employeesExact, company.employeeBand);
    case 'revenue':
      return figure(company.revenueExact, company.revenueBand);
    case 'balance':
      return has(company.balanceExact);
    case 'founding':
      return company.foundedOn ? 1 : company.foundedYear != null ? BAND_SHARE : 0;
    case 'ateco':
      return company.atecoCodes.length > 0 ? 1 : 0;
    case 'womenLed':
      return has(company.isWomenLed);
    case 'youthLed':
      return has(company.isYouthLed);
    case 'group':
      return has(company.hasGroupAnswer);
    case 'address':
      return text(company.address);
    case 'pec':
      return text(company.pec);
  }
}
