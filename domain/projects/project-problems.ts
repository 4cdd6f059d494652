import { provinceBySigla } from '#domain/geography/provinces.ts';
import type { Project } from './project.ts';

export type ProjectProblem =
  | 'nothing_told'
  | 'ends_before_start'
  | 'province_unknown'
  | 'province_other_region'
  | 'costs_over_spend';
type ProjectFieldProblem = { field: keyof Project; problem: ProjectProblem };

/** Everything that is wrong at once, so that the form can show it all beside the fields. */
export function projectProblems(project: Project): ProjectFieldProblem[] {
  const found: ProjectFieldProblem[] = [];
  const { title, description, spend, costs, startsOn, endsOn, region, province } = project;
  if (title === null && description === '') found.push({ field: 'description', problem: 'nothing_told' });
  if (startsOn !== null && endsOn !== null && endsOn < startsOn)
    found.push({ field: 'endsOn', problem: 'ends_before_start' });
  const known = province === null ? null : provinceBySigla(province);
  if (province !== null && !known) found.push({ field: 'province', problem: 'province_unknown' });
  if (known && region !== null && known.region !== region)
    found.push({ field: 'province', problem: 'province_other_region' });
  const lines = costs.reduce((sum, line) => sum + line.amount, 0);
  if (spend !== null && lines > spend + ROUNDING_EURO) found.push({ field: 'costs', problem: 'costs_over_spend' });
  return found;
}

const ROUNDING_EURO = 1;

/** One form for what was written: a province says its region. */
export function tidyProject(project: Project): Project {
  const region = project.region ?? provinceBySigla(project.province ?? '')?.region ?? null;
  return { ...project, region };
}
