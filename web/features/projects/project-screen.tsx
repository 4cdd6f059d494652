import { useRef, useState } from 'react';
import { PATHS } from '#domain/paths.ts';
import type { Project } from '#domain/projects/project.ts';
import { chipsOf, CHIP_NAMES, type ChipField } from '#messages/projects/chips.ts';
import { CHIP_EDITOR, PROJECT_FORM, PROJECT_SENTENCE, PROJECT_TOASTS, PROJECTS } from '#messages/projects/screens.ts';
import { failureCode } from '#web/lib/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { FactChip } from '#web/ui/actions/fact-chip.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { MissingPage } from '#web/ui/feedback/missing-page.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { LeaveDialog } from '#web/ui/windows/leave-dialog.tsx';
import { updateProject, type StoredProject } from './api.ts';
import { CostLines } from './cost-lines.tsx';
import { changesBetween, useProjectForm, valuesOf, type ProjectFormValues } from './form-values.ts';
import { ProjectHistory } from './project-history.tsx';
import { HiresField, OrderedField, PlaceFields, SpendField, WhatFields, WhenFields } from './project-fields.tsx';
import { projectName } from '#messages/projects/name.ts';
import { useProjects, useProjectWrite } from './use-projects.ts';

/** One project with all its boxes; the address of another company's is "not found". */
export function ProjectScreen({ id }: { id: string }) {
  const project = useProjects().projects?.find((each) => each.id === id);
  if (project) return <ProjectPage key={id} project={project} />;
  return (
    <MissingPage
      title={PROJECT_FORM.notFound}
      description={PROJECT_FORM.notFoundText}
      back={{ href: PATHS.projects, label: PROJECT_FORM.back }}
    />
  );
}

function ProjectPage({ project }: { project: StoredProject }) {
  /** The boxes are filled anew when an earlier state comes back; the list that holds it too may arrive later. */
  const [restored, setRestored] = useState(project);
  return (
    <>
      <PageHeader
        back={{ href: PATHS.projects, label: PROJECT_FORM.back }}
        title={projectName(project)}
        eyebrow={project.isActive && <Badge tone="ink">{PROJECTS.active}</Badge>}
        actions={project.isActive && <ButtonLink href={PATHS.advancedSearch}>{PROJECT_SENTENCE.search}</ButtonLink>}
      />
      <div className="flex flex-wrap items-center gap-2 pb-6">
        <span className="text-14 font-semibold">{PROJECT_SENTENCE.understood}</span>
        {chipsOf(project).map(({ field, label, detail, isDeduced }) => (
          <FactChip
            key={field}
            label={label}
            detail={detail}
            look={isDeduced ? 'deduced' : 'known'}
            aria-label={CHIP_EDITOR.edit(CHIP_NAMES[field], [label, detail].filter(Boolean).join(', '))}
            onClick={() => goToBox(BOX_OF[field])}
          />
        ))}
      </div>
      <ProjectForm key={restored.version} project={restored.version > project.version ? restored : project} />
      <div className="max-w-3xl pb-8">
        <ProjectHistory project={project} onRestored={setRestored} />
      </div>
    </>
  );
}

const BOX_OF: Record<ChipField, keyof ProjectFormValues> = {
  what: 'title',
  spend: 'spend',
  place: 'region',
  when: 'startsOn',
  ordered: 'ordered',
  hires: 'hires',
};

function goToBox(name: keyof ProjectFormValues): void {
  const box = document.querySelector<HTMLElement>(`main form [name="${name}"]`);
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'center' });
}

function ProjectForm({ project }: { project: StoredProject }) {
  const form = useProjectForm(project);
  /** What the boxes were filled from: others may have saved since. */
  const opened = useRef<Project>(project);
  const [hasConflict, setConflict] = useState(false);
  const { reload } = useProjects();
  const update = useProjectWrite(updateProject, {
    failed: (error) => (failureCode(error) === 'conflict' ? null : PROJECT_TOASTS.saveFailed),
  });
  async function save(values: Project) {
    const changes = changesBetween(opened.current, values);
    if (Object.keys(changes).length > 0) {
      const { projects } = await update.mutateAsync({ id: project.id, version: project.version, changes });
      const saved = projects.find(({ id }) => id === project.id) ?? project;
      opened.current = saved;
      setConflict(false);
      form.reset(valuesOf(saved));
    }
    notify('success', PROJECT_TOASTS.saved);
  }
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Form
      form={form}
      onSubmit={save}
      onFailure={(error) => failureCode(error) === 'conflict' && void reload().then(() => setConflict(true))}
      className="grid max-w-3xl gap-4 pb-8"
    >
      {hasConflict && (
        <InlineAlert
          tone="verify"
          title={PROJECT_FORM.conflict.title}
          live
          action={
            <Button type="submit" size="sm">
              {PROJECT_FORM.conflict.save}
            </Button>
          }
        >
          {PROJECT_FORM.conflict.text}
        </InlineAlert>
      )}
      <SectionPanel title={PROJECT_FORM.sections.what.title} description={PROJECT_FORM.sections.what.text}>
        <div className="grid gap-4">
          <WhatFields />
        </div>
      </SectionPanel>
      <SectionPanel title={PROJECT_FORM.sections.spend.title} description={PROJECT_FORM.sections.spend.text}>
        <div className="grid gap-4">
          <div className="sm:max-w-64">
            <SpendField />
          </div>
          <CostLines />
        </div>
      </SectionPanel>
      <SectionPanel title={PROJECT_FORM.sections.where.title} description={PROJECT_FORM.sections.where.text}>
        <div className="grid gap-4">
          <div className="field-grid sm:grid-cols-3">
            <PlaceFields />
          </div>
          <div className="field-grid sm:grid-cols-2">
            <WhenFields />
            <OrderedField />
            <HiresField />
          </div>
        </div>
      </SectionPanel>
      <Button type="submit" variant="filo" loading={isSubmitting} className="sm:justify-self-start">
        {PROJECT_FORM.save}
      </Button>
      <LeaveDialog hasUnsavedText={isDirty && !isSubmitting} words={PROJECT_FORM.leave} />
    </Form>
  );
}
