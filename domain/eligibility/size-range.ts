import type { CompanyFacts } from '#domain/companies/company.ts';
import type { Range } from '#domain/rules/pmi.ts';
import type { EmployeeBand, RevenueBand } from '#domain/vocabulary.ts';
import type { TextFacts } from './facts-from-text.ts';
import type { FactSource } from './check.ts';

const EMPLOYEES: Record<EmployeeBand, Range> = {
  '1-5': { min: 1, max: 5 },
  '6-10': { min: 6, max: 10 },
  '11-25': { min: 11, max: 25 },
  '26-50': { min: 26, max: 50 },
  '51-100': { min: 51, max: 100 },
  '100+': { min: 100, max: Infinity },
};

const REVENUE: Record<RevenueBand, Range> = {
  '0-100k': { min: 0, max: 100_000 },
  '100k-500k': { min: 100_000, max: 500_000 },
  '500k-1m': { min: 500_000, max: 1_000_000 },
  '1m-5m': { min: 1_000_000, max: 5_000_000 },
  '5m+': { min: 5_000_000, max: Infinity },
};

export const BAND_RANGES = { employees: EMPLOYEES, revenue: REVENUE } as const;

/** "circa 8 milioni": a figure told in words may be a tenth off. */
const TOLD_TOLERANCE = 0.1;

export type KnownRange = Range & { source: FactSource };

/** `isDoubted`: the sources disagree, and whatever lies between them may be true. */
export function employeeRange(company: CompanyFacts, told: TextFacts, isDoubted = false): KnownRange | null {
  const band = company.employeeBand ? EMPLOYEES[company.employeeBand] : null;
  const words = told.employees === null ? null : point(told.employees);
  return isDoubted ? spanOf(company.employeesExact, band, words) : knownRange(company.employeesExact, band, words);
}

export function revenueRange(company: CompanyFacts, told: TextFacts, isDoubted = false): KnownRange | null {
  const band = company.revenueBand ? REVENUE[company.revenueBand] : null;
  const about = told.revenue;
  const told10 = about === null ? null : { min: about * (1 - TOLD_TOLERANCE), max: about * (1 + TOLD_TOLERANCE) };
  return isDoubted ? spanOf(company.revenueExact, band, told10) : knownRange(company.revenueExact, band, told10);
}

/** Exact figure, else the words where they agree with the band, else the band. */
function knownRange(exact: number | null, band: Range | null, told: Range | null): KnownRange | null {
  if (exact !== null) return { ...point(exact), source: 'profilo' };
  const isContradicted = told && band && (told.max < band.min || told.min > band.max);
  if (told && !isContradicted) {
    const within = band ? { min: Math.max(told.min, band.min), max: Math.min(told.max, band.max) } : told;
    return { ...within, source: 'descrizione' };
  }
  return band ? { ...band, source: 'profilo' } : null;
}

/** From the least to the most that any source says. */
function spanOf(exact: number | null, band: Range | null, told: Range | null): KnownRange | null {
  const all = [exact === null ? null : point(exact), band, told].filter((range) => range !== null);
  if (all.length === 0) return null;
  const [min, max] = [Math.min(...all.map((each) => each.min)), Math.max(...all.map((each) => each.max))];
  return { min, max, source: 'profilo' };
}

function point(value: number): Range {
  return { min: value, max: value };
}
