import { companyFactsFromProfile } from '#domain/eligibility/company-from-profile.ts';
import { viewCompany } from '#domain/eligibility/company-view.ts';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import { tidyProject } from '#domain/projects/project-problems.ts';
import type { Project } from '#domain/projects/project.ts';
import { readProject } from '#domain/projects/read-project.ts';
import { tradeIn, wishWords } from '#domain/projects/wish-words.ts';
import type { Sector } from '#domain/vocabulary.ts';

type Company = { trade: string; sector: Sector | null };

/** The places are there before the time of the first reading begins. */
export const prepare = (): void => void placesOfItaly();

/** Runs in a worker thread: one sentence into the fields of a project, and who speaks where it says so. */
export function readSentence(text: string, today: string): { project: Project; firm: Company | null } {
  const places = placesOfItaly();
  const { who } = wishWords(text, places);
  return {
    project: tidyProject(readProject(text, places, today)),
    firm: who === null ? null : { trade: tradeIn(who, places), sector: sectorOf(who, today) },
  };
}

const sectorOf = (who: string, today: string): Sector | null =>
  viewCompany(companyFactsFromProfile({ description: who }, placesOfItaly()), today).sector;
