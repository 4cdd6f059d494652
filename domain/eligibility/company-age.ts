import type { CompanyFacts } from '#domain/companies/company.ts';
import type { Range } from '#domain/rules/pmi.ts';
import type { LegalForm } from '#domain/vocabulary.ts';
import type { FactSource } from './check.ts';
import type { TextFacts } from './facts-from-text.ts';

export type CompanyAge = {
  /** Whether the company exists: false = still to be founded. */
  exists: boolean | null;
  /** Whole months since founding, as a range where only the year is known. Zero for one to be founded. */
  months: Range | null;
  /** Annual accounts it can have filed by today, at most. */
  filedAccountsMax: number | null;
  foundedThisYear: boolean;
  source: FactSource;
};

/** Accounts of a year are filed by the end of the next May at the latest in the usual case. */
const FILED_FROM_MONTH = 5;

export function companyAge(
  company: CompanyFacts,
  told: TextFacts,
  legalForm: LegalForm | null,
  today: string,
): CompanyAge {
  const thisYear = Number(today.slice(0, 4));
  const day = company.foundedOn;
  const profileYear = day ? Number(day.slice(0, 4)) : company.foundedYear;
  const isFuture = (profileYear !== null && profileYear > thisYear) || (day !== null && day > today);
  const source: FactSource = profileYear === null ? 'descrizione' : 'profilo';
  if (
    legalForm === 'da-costituire' ||
    told.isToBeFounded ||
    isFuture ||
    (profileYear === null && wantsOne(company, told))
  ) {
    return { exists: false, months: { min: 0, max: 0 }, filedAccountsMax: 0, foundedThisYear: true, source };
  }
  const year = profileYear ?? told.foundedYear;
  if (year === null) {
    const exists = company.employeeBand !== null || company.employeesExact !== null ? true : null;
    return { exists, months: null, filedAccountsMax: null, foundedThisYear: false, source };
  }
  const lastFiled = Number(today.slice(5, 7)) >= FILED_FROM_MONTH ? thisYear - 1 : thisYear - 2;
  return {
    exists: true,
    months: { min: monthsBetween(day ?? `${year}-12-31`, today), max: monthsBetween(day ?? `${year}-01-01`, today) },
    filedAccountsMax: Math.max(0, lastFiled - year + 1),
    foundedThisYear: year === thisYear,
    source,
  };
}

function wantsOne(company: CompanyFacts, told: TextFacts): boolean {
  const hasShape = company.legalForm !== null && company.legalForm !== 'altro';
  return told.wantsToFound && !hasShape;
}

/** Whole months passed from one day to another, never below zero. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 1, fromDay = 1] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 1, toDay = 1] = to.split('-').map(Number);
  return Math.max(0, (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0));
}
