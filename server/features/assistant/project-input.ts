import { quotable } from '#domain/assistant/instruction-like.ts';
import { projectFields, type Project } from '#domain/projects/project.ts';

/** What the company wants to do, as a request may carry it: a part that cannot be read is unknown, never an error. */
export function projectOf(given: unknown): Project | undefined {
  if (given === null || typeof given !== 'object') return undefined;
  const known = Object.entries(given).filter(([key, value]) => {
    const field = projectFields.shape[key as keyof Project];
    return field !== undefined && value !== null && field.safeParse(value).success;
  });
  if (known.length === 0) return undefined;
  const project = projectFields.parse(Object.fromEntries(known));
  return {
    ...project,
    title: project.title === null ? null : quotable(project.title, 160) || null,
    description: quotable(project.description, 4000),
  };
}
