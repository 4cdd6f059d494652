import { Check, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { PATHS, projectPath } from '#domain/paths.ts';
import { chipsOf } from '#messages/projects/chips.ts';
import { PROJECTS, PROJECT_TOASTS } from '#messages/projects/screens.ts';
import { formatDate } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { FactTag } from '#web/ui/actions/fact-chip.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { activateProject, removeProject, restoreProject, type ProjectList, type StoredProject } from './api.ts';
import { ProjectSentence } from './project-sentence.tsx';
import { projectName } from '#messages/projects/name.ts';
import { useProjectWrite } from './use-projects.ts';

type Props = { list: ProjectList; companyName: string | null; onMade: (id: string) => void };

/** All that the active company wants to do, the newest first. */
export function ProjectsScreen({ list, companyName, onMade }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const restore = useProjectWrite(restoreProject, {
    failed: PROJECT_TOASTS.restoreFailed,
    onSuccess: () => notify('success', PROJECT_TOASTS.restored),
  });
  const remove = useProjectWrite(removeProject, {
    failed: PROJECT_TOASTS.removeFailed,
    onSuccess: (_answer, id) =>
      notify('success', PROJECT_TOASTS.removed, {
        action: { label: PROJECT_TOASTS.undo, onPress: () => restore.mutate(id) },
      }),
  });
  if (list.companyId === null || companyName === null) {
    return (
      <>
        <PageHeader title={PROJECTS.title} />
        <EmptyState
          title={PROJECTS.noCompany}
          action={<ButtonLink href={PATHS.newCompany}>{PROJECTS.addCompany}</ButtonLink>}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={PROJECTS.title} description={PROJECTS.lead(companyName)} />
      <div className="grid max-w-3xl gap-6 pb-8">
        <Panel className="p-4">
          <ProjectSentence id="nuovo" onMade={onMade} />
        </Panel>
        <h2 ref={heading} tabIndex={-1} className="sr-only">
          {PROJECTS.title}
        </h2>
        {list.projects.length === 0 ? (
          <EmptyState title={PROJECTS.none} description={PROJECTS.noneText} />
        ) : (
          <ul className="grid gap-3">
            {list.projects.map((project) => (
              <li key={project.id}>
                <ProjectCard
                  project={project}
                  onRemove={() => {
                    remove.mutate(project.id);
                    // The pressed button is gone: the keyboard goes on from the list.
                    heading.current?.focus();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function ProjectCard({ project, onRemove }: { project: StoredProject; onRemove: () => void }) {
  const name = projectName(project);
  const activate = useProjectWrite(activateProject, {
    failed: PROJECT_TOASTS.activateFailed,
    onSuccess: () => notify('success', PROJECT_TOASTS.activated(name)),
  });
  const chips = chipsOf(project).filter(({ field }) => field !== 'what');
  return (
    <Panel>
      <div className="grid gap-2 p-4">
        <div className="flex items-start gap-3">
          <h3 className="min-w-0 flex-1 text-18 leading-snug font-semibold tracking-[-0.012em] wrap-anywhere">
            <AppLink href={projectPath(project.id)} className="no-underline hover:underline">
              {name}
            </AppLink>
          </h3>
          {project.isActive && (
            <Badge tone="ink" icon={<Check aria-hidden="true" className="size-4" />}>
              {PROJECTS.active}
            </Badge>
          )}
        </div>
        {chips.length > 0 ? (
          <div className="flex flex-wrap gap-2">
            {chips.map(({ field, label, detail, isDeduced }) => (
              <FactTag key={field} label={label} detail={detail} look={isDeduced ? 'deduced' : 'known'} />
            ))}
          </div>
        ) : (
          <p className="text-14 text-ink-2">{PROJECTS.unknown}</p>
        )}
        <p className="text-13 text-ink-2">{PROJECTS.updated(formatDate(project.updatedAt))}</p>
      </div>
      <div className="flex flex-wrap gap-2 border-t border-rule px-4 py-2">
        {!project.isActive && (
          <Button
            size="sm"
            loading={activate.isPending}
            aria-label={PROJECTS.named(PROJECTS.activate, name)}
            onClick={() => activate.mutate(project.id)}
          >
            {PROJECTS.activate}
          </Button>
        )}
        <ButtonLink size="sm" href={projectPath(project.id)} aria-label={PROJECTS.named(PROJECTS.open, name)}>
          {PROJECTS.open}
        </ButtonLink>
        <Button
          variant="quiet"
          size="sm"
          className="ml-auto"
          aria-label={PROJECTS.named(PROJECTS.remove, name)}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
          {PROJECTS.remove}
        </Button>
      </div>
    </Panel>
  );
}
