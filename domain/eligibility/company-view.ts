import type { CompanyFacts } from '#domain/companies/company.ts';
import type { Activity, CompanySize, LegalForm, Region, Sector } from '#domain/vocabulary.ts';
import { companyAge, type CompanyAge } from './company-age.ts';
import type { FactSource } from './check.ts';
import { ACTIVITY_SECTOR } from '#domain/lexicon/activities.ts';
import { factsFromText, type TextFacts } from './facts-from-text.ts';
import { employeeRange, revenueRange, sizesOf, type KnownRange } from './size-range.ts';

/** A company with the name it goes by, which often says what it does. */
export type NamedCompany = CompanyFacts & { name?: string | null };

/** Everything the checks read, profile and description together, worked out once per company. */
export type CompanyView = {
  facts: CompanyFacts;
  told: TextFacts;
  region: Region | null;
  province: string | null;
  sector: Sector | null;
  sectorSource: FactSource;
  legalForm: LegalForm | null;
  formSource: FactSource;
  activities: ReadonlySet<Activity>;
  employees: KnownRange | null;
  revenue: KnownRange | null;
  sizes: CompanySize[];
  age: CompanyAge;
  isWomenLed: boolean | null;
  today: string;
};

/** A company to be founded estimates in good faith (Racc. 2003/361/CE, art. 4): without people or turnover it is born micro. */
const BORN_AS: readonly CompanySize[] = ['micro'];

export function viewCompany(company: NamedCompany, today: string): CompanyView {
  const told = factsFromText(company.description, company.name ?? '');
  const employees = employeeRange(company, told);
  const revenue = revenueRange(company, told);
  const form = legalFormOf(company, told);
  const sector = sectorOf(company, told);
  const age = companyAge(company, told, form.legalForm, today);
  const isUnmeasured = employees === null && revenue === null && company.balanceExact === null;
  return {
    facts: company,
    told,
    region: company.region,
    province: company.province,
    ...sector,
    ...form,
    activities: told.activities,
    employees,
    revenue,
    sizes:
      age.exists === false && isUnmeasured ? [...BORN_AS] : sizesOf(employees, revenue, company.balanceExact, today),
    age,
    isWomenLed: company.isWomenLed ?? told.isWomenLed,
    today,
  };
}

/** "Altro" is an answer that the description can make precise; a chosen form is never overruled. */
function legalFormOf(company: CompanyFacts, told: TextFacts): { legalForm: LegalForm | null; formSource: FactSource } {
  if (company.legalForm !== null && company.legalForm !== 'altro') {
    return { legalForm: company.legalForm, formSource: 'profilo' };
  }
  if (told.legalForm !== null) return { legalForm: told.legalForm, formSource: 'descrizione' };
  return { legalForm: company.legalForm, formSource: 'profilo' };
}

function sectorOf(company: CompanyFacts, told: TextFacts): { sector: Sector | null; sectorSource: FactSource } {
  if (company.sector !== null) return { sector: company.sector, sectorSource: 'profilo' };
  const sectors = new Set([...told.activities].map((activity) => ACTIVITY_SECTOR[activity]));
  const [only] = sectors;
  return { sector: sectors.size === 1 && only ? only : null, sectorSource: 'descrizione' };
}
