import { companyFactsFromProfile, type CompanyProfile } from '#domain/eligibility/company-from-profile.ts';
import { viewCompany, type NamedCompany } from '#domain/eligibility/company-view.ts';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import type { Project } from '#domain/projects/project.ts';
import { wantedBy } from '#domain/projects/wanted.ts';
import { tryReread, type Reread } from '#server/platform/workers/reread.ts';

/** The matcher reads the words of company and project once more where everybody waits for it. */
const REREAD_MAX_MS = 80;

/** The places are there before the time of the first reading begins. */
export const prepare = (): void => void placesOfItaly();

/** Runs in a worker thread: the facts of a company that a caller describes in words. */
export function readProfile(
  profile: CompanyProfile,
  project: Project | null,
  today: string,
): Reread & { company: NamedCompany } {
  const company = companyFactsFromProfile(profile, placesOfItaly());
  const again = () => {
    viewCompany({ ...company }, today, { project });
    if (project) wantedBy({ ...project });
  };
  return { company, ...tryReread(REREAD_MAX_MS, again) };
}
