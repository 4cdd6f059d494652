import type { ReactNode } from 'react';
import type { PROJECT_FIELDS } from '#domain/eligibility/check.ts';
import { NO_PROJECT, type Project } from '#domain/projects/project.ts';
import { PROJECT_TOASTS, PROJECTS, CHIP_EDITOR } from '#messages/projects/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { createProject } from './api.ts';
import { changesBetween, useProjectForm } from './form-values.ts';
import { OrderedField, PlaceFields, SpendField } from './project-fields.tsx';
import { useAnswerWrite } from './use-answer-write.ts';
import { useProjects, useProjectWrite } from './use-projects.ts';

type ProjectField = (typeof PROJECT_FIELDS)[number];
const BOXES: Record<ProjectField, () => ReactNode> = {
  spend: SpendField,
  project_place: () => (
    <div className="field-grid sm:grid-cols-3">
      <PlaceFields />
    </div>
  ),
  ordered: OrderedField,
};

export const isProjectField = (field: string): field is ProjectField => Object.hasOwn(BOXES, field);

type Props = { field: ProjectField; onAnswered?: (() => void) | undefined; actions?: ReactNode };

/** One datum of the active project, asked where a verdict hangs on it; without a project the answer begins one. */
export function ProjectQuestion({ field, onAnswered, actions }: Props) {
  const { projects, active } = useProjects();
  const before: Project = active ?? { ...NO_PROJECT, title: PROJECTS.first };
  const form = useProjectForm(before);
  const options = { failed: PROJECT_TOASTS.saveFailed, onSuccess: () => onAnswered?.() };
  const update = useAnswerWrite(() => onAnswered?.());
  const create = useProjectWrite(createProject, options);
  if (!projects) return null;
  const Boxes = BOXES[field];
  const save = (values: Project) =>
    active
      ? update.mutateAsync({ project: active, changes: changesBetween(active, values) })
      : create.mutateAsync(values);
  return (
    <Form form={form} onSubmit={save} className="grid gap-3">
      <Boxes />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="ink" size="sm" loading={update.isPending || create.isPending}>
          {CHIP_EDITOR.save}
        </Button>
        {actions}
      </div>
    </Form>
  );
}
