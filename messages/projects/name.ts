import type { Project } from '#domain/projects/project.ts';

const CHARS = 60;
const UNTITLED = 'Progetto senza titolo';

/** What a project is called everywhere: its title, the beginning of its wish, or that it has neither. */
export const projectName = ({ title, description }: Pick<Project, 'title' | 'description'>): string =>
  title ?? (description.slice(0, CHARS) || UNTITLED);
