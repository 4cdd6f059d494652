import { ChevronDown, FolderOpen, ListTree, Plus } from 'lucide-react';
import { PATHS, projectPath } from '#domain/paths.ts';
import { PROJECT_SELECTOR, PROJECT_TOASTS } from '#messages/projects/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '#web/ui/actions/menu.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { activateProject } from './api.ts';
import { projectName } from '#messages/projects/name.ts';
import { useProjects, useProjectWrite } from './use-projects.ts';

/** Beside the company: the project that verdicts and figures are for (PRJ-2). */
export function ProjectSelector() {
  const { projects, active } = useProjects();
  if (!projects) return null;
  if (!active) {
    return (
      <ButtonLink href={PATHS.projects} variant="quiet" size="sm" className="max-desk:hidden">
        <Plus aria-hidden="true" />
        {PROJECT_SELECTOR.add}
      </ButtonLink>
    );
  }
  return (
    <div className="flex min-w-0 items-center max-desk:hidden">
      <span aria-hidden="true" className="text-ink-2">
        /
      </span>
      <Menu
        align="start"
        trigger={
          <Button
            variant="quiet"
            size="sm"
            aria-label={PROJECT_SELECTOR.open(projectName(active))}
            className="min-w-0 text-ink"
          >
            <span className="max-w-56 truncate">{projectName(active)}</span>
            <ChevronDown aria-hidden="true" className="size-4.5!" />
          </Button>
        }
      >
        <ProjectItems />
      </Menu>
    </div>
  );
}

/** The same inside another menu: on phones the company's button holds both. */
export function ProjectItems() {
  const { projects = [], active } = useProjects();
  const activate = useProjectWrite(activateProject, {
    failed: PROJECT_TOASTS.activateFailed,
    onSuccess: (answer, id) => {
      const chosen = answer.projects.find((each) => each.id === id);
      if (chosen) notify('success', PROJECT_TOASTS.activated(projectName(chosen)));
    },
  });
  return (
    <>
      {active && (
        <>
          <MenuChoices
            label={PROJECT_SELECTOR.label}
            value={active.id}
            onChange={(id) => id !== active.id && activate.mutate(id)}
            options={projects.map((each) => ({ value: each.id, label: projectName(each) }))}
          />
          <MenuSeparator />
          <MenuItem href={projectPath(active.id)} icon={<FolderOpen aria-hidden="true" />}>
            {PROJECT_SELECTOR.page}
          </MenuItem>
          <MenuItem href={PATHS.projects} icon={<ListTree aria-hidden="true" />}>
            {PROJECT_SELECTOR.all}
          </MenuItem>
        </>
      )}
      <MenuItem href={`${PATHS.projects}#nuovo`} icon={<Plus aria-hidden="true" />}>
        {PROJECT_SELECTOR.add}
      </MenuItem>
    </>
  );
}
