import type { CompanyFacts } from '#domain/companies/company.ts';
import { provinceBySigla } from '#domain/geography/provinces.ts';
import type { Project } from '#domain/projects/project.ts';
import type { Region } from '#domain/vocabulary.ts';

export type Spot = { region: Region; province: string | null };

/** Where a company is: each kind of place that a call may ask for. */
export type Places = {
  /** The registered office; null while nobody said. */
  legal: Spot | null;
  /** Where people work. Without a list of seats, the registered office is taken for it. */
  operating: Spot[];
  /** Whether the list of seats was given. */
  areSeatsListed: boolean;
  /** Where the project spends its money. */
  investment: Spot | null;
};

export function placesOf(company: CompanyFacts, project: Project | null): Places {
  const legal = spotOf(company.region, company.province);
  const listed = company.operatingSeats.flatMap(({ region, province }) => spotOf(region, province) ?? []);
  return {
    legal,
    operating: listed.length > 0 ? listed : legal ? [legal] : [],
    areSeatsListed: listed.length > 0,
    investment: project ? spotOf(project.region, project.province) : null,
  };
}

/** A province says its region. */
function spotOf(region: Region | null, province: string | null): Spot | null {
  const known = region ?? provinceBySigla(province ?? '')?.region ?? null;
  return known === null ? null : { region: known, province };
}
