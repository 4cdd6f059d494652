import { useState } from 'react';
import type { Project } from '#domain/projects/project.ts';
import type { ChipField } from '#messages/projects/chips.ts';
import { PROJECT_TOASTS } from '#messages/projects/screens.ts';
import { updateProject, type StoredProject } from './api.ts';
import { changedChips } from './changed-chips.ts';
import { SpendThresholds } from './spend-thresholds.tsx';
import { ProjectChips } from './project-chips.tsx';
import { useProjectWrite } from './use-projects.ts';
import type { ReactNode } from 'react';

const NOTES = { spend: <SpendThresholds /> };

type Props = { project: StoredProject; before?: ReactNode; after?: ReactNode };

/** The chips of a stored project: what one corrects is saved at once, and every verdict follows. */
export function ActiveProjectChips({ project, before, after }: Props) {
  const [answered, setAnswered] = useState<readonly ChipField[]>([]);
  const update = useProjectWrite(updateProject, { failed: PROJECT_TOASTS.saveFailed });
  function change(changes: Partial<Project>) {
    if (Object.keys(changes).length === 0) return;
    setAnswered((old) => [...old, ...changedChips(project, { ...project, ...changes })]);
    update.mutate({ id: project.id, version: project.version, changes });
  }
  return (
    <ProjectChips project={project} onChange={change} answered={answered} notes={NOTES} before={before} after={after} />
  );
}
