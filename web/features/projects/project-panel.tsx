import { PATHS, projectPath } from '#domain/paths.ts';
import { WHAT_IF_LINK } from '#messages/what-if/link.ts';
import { PROJECT_SELECTOR, PROJECT_SENTENCE } from '#messages/projects/screens.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ActiveProjectChips } from './active-project.tsx';
import { ProjectSentence } from './project-sentence.tsx';
import { useProjects } from './use-projects.ts';

/** Anywhere in the product: the active project with its chips, or the line that makes one. */
export function ProjectPanel() {
  const { projects, active } = useProjects();
  if (!projects) return null;
  return (
    <Panel className="grid gap-3 p-4">
      {active ? (
        <>
          <ActiveProjectChips key={active.id} project={active} />
          <p className="flex flex-wrap gap-x-6 gap-y-2 text-14">
            <AppLink href={PATHS.advancedSearch} className="tap:py-3">
              {PROJECT_SENTENCE.search}
            </AppLink>
            <AppLink href={projectPath(active.id)} className="tap:py-3">
              {PROJECT_SELECTOR.page}
            </AppLink>
            <AppLink href={PATHS.whatIf} className="tap:py-3">
              {WHAT_IF_LINK}
            </AppLink>
          </p>
        </>
      ) : (
        <ProjectSentence />
      )}
    </Panel>
  );
}
