import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Project } from '#domain/projects/project.ts';
import { signUpPath } from '#domain/paths.ts';
import type { ChipField } from '#messages/projects/chips.ts';
import { VISITOR } from '#messages/projects/visitor.ts';
import { keepVisitor, projectToldAs } from '#web/lib/visitor.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { changedChips } from './changed-chips.ts';
import { isProject } from './is-project.ts';
import { ProjectChips } from './project-chips.tsx';
import { readTold } from './api.ts';
import { VisitorTrade } from './visitor-trade.tsx';

/**
 * A visitor's search that names a sum, a place or a date is a project: it is shown as read, corrected in place, and kept
 * in the browser.
 */
export function VisitorProject({ sentence, here }: { sentence: string; here: string }) {
  const { api } = useRouter().options.context;
  const [project, setProject] = useState<Project | null>(() => projectToldAs(sentence));
  const [answered, setAnswered] = useState<readonly ChipField[]>([]);
  useEffect(() => {
    if (projectToldAs(sentence)) return;
    let isGone = false;
    void readTold(api, sentence).then(
      ({ project: read, firm }) => {
        if (isGone || !isProject(read)) return;
        const { trade = null, sector = null } = firm ?? {};
        keepVisitor({ project: read, words: sentence, trade, ...(sector ? { company: { sector } } : {}) });
        setProject(read);
      },
      () => undefined, // the search answers without it
    );
    return () => void (isGone = true);
  }, [api, sentence]);
  if (!project) return null;
  function change(changes: Partial<Project>) {
    if (!project || Object.keys(changes).length === 0) return;
    const next = { ...project, ...changes };
    setAnswered((old) => [...old, ...changedChips(project, next)]);
    keepVisitor({ project: next });
    setProject(next);
  }
  return (
    <section aria-label={VISITOR.understood} className="mb-3 grid gap-3">
      <ProjectChips project={project} onChange={change} answered={answered} before={<VisitorTrade />} />
      <div>
        <ButtonLink size="sm" href={signUpPath(here)}>
          {VISITOR.keep}
        </ButtonLink>
      </div>
    </section>
  );
}
