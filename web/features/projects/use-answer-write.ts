import type { Project } from '#domain/projects/project.ts';
import { PROJECT_TOASTS } from '#messages/projects/screens.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { answerSaved } from '#web/lib/last-answer.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { updateProject, type StoredProject } from './api.ts';
import { useProjectWrite } from './use-projects.ts';

type Answer = { project: StoredProject; changes: Partial<Project> };

const writeAnswer =
  (api: ApiClient) =>
  ({ project: { id, version }, changes }: Answer) =>
    updateProject(api)({ id, version, changes });

/** A part of the active project answered or corrected: what it does to the verdicts is told, and can be taken back. */
export function useAnswerWrite(onAnswered?: () => void) {
  const api = useApi();
  const failed = PROJECT_TOASTS.saveFailed;
  const takeBack = useProjectWrite(writeAnswer, { failed });
  return useProjectWrite(writeAnswer, {
    failed,
    onSuccess: ({ projects }, { project, changes }) => {
      const names = Object.keys(changes) as (keyof Project)[];
      const was: Partial<Project> = Object.fromEntries(names.map((name) => [name, project[name]]));
      const fresh = projects.find(({ id }) => id === project.id);
      if (fresh) answerSaved(api, { project: was }, () => takeBack.mutate({ project: fresh, changes: was }));
      onAnswered?.();
    },
  });
}
