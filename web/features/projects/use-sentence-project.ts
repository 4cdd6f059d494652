import { useQueryClient } from '@tanstack/react-query';
import { fold } from '#domain/search/fold.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { activateProject, createProject, projectsQuery, readSentence, updateProject, type ProjectList } from './api.ts';
import { isProject } from './is-project.ts';

/** What no change of project changes. */
const OWN: readonly unknown[] = [KEYS.projects[0], KEYS.companies[0]];

/**
 * A sentence of the search becomes the active project: the one of the same name takes what the sentence says, otherwise
 * it is a new one. What is already the active project's own sentence changes nothing.
 */
export function useSentenceProject() {
  const api = useApi();
  const client = useQueryClient();
  return async (sentence: string): Promise<void> => {
    const { projects } = await client.ensureQueryData(projectsQuery(api));
    const active = projects.find(({ isActive }) => isActive);
    if (active && fold(active.description) === fold(sentence)) return;
    const read = await readSentence(api, sentence);
    if (!isProject(read)) return;
    const same = projects.find(({ title }) => title !== null && fold(title) === fold(read.title ?? ''));
    const keep = ({ companyId, projects: fresh }: ProjectList) => {
      client.setQueryData(KEYS.projects, { companyId, projects: fresh });
      void client.invalidateQueries({ predicate: ({ queryKey }) => !OWN.includes(queryKey[0]) });
    };
    if (!same) return void keep(await createProject(api)(read));
    const told = Object.entries(read).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    );
    keep(await updateProject(api)({ id: same.id, version: same.version, changes: Object.fromEntries(told) }));
    if (!same.isActive) keep(await activateProject(api)(same.id));
  };
}
