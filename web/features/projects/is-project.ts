import type { Project } from '#domain/projects/project.ts';

/** A wish with nothing around it is a search; with a sum, a place or a date it is a project. */
export const isProject = ({ spend, region, startsOn, endsOn, ordered, hires }: Project): boolean =>
  [spend, region, startsOn, endsOn, ordered, hires].some((fact) => fact !== null);
