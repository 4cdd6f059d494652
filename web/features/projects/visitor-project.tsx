import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Project } from '#domain/projects/project.ts';
import { signUpPath } from '#domain/paths.ts';
import { chipsOf } from '#messages/projects/chips.ts';
import { VISITOR } from '#messages/projects/visitor.ts';
import { keepVisitor } from '#web/lib/visitor.ts';
import { FactTag } from '#web/ui/actions/fact-chip.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { isProject } from './is-project.ts';
import { readSentence } from './api.ts';

/** A visitor's search that names a sum, a place or a date is a project: it is shown as read, and kept in the browser. */
export function VisitorProject({ sentence, here }: { sentence: string; here: string }) {
  const { api } = useRouter().options.context;
  const [read, setRead] = useState<{ sentence: string; project: Project } | null>(null);
  useEffect(() => {
    let isGone = false;
    void readSentence(api, sentence).then(
      (project) => {
        if (isGone || !isProject(project)) return;
        keepVisitor({ project });
        setRead({ sentence, project });
      },
      () => undefined, // the search answers without it
    );
    return () => void (isGone = true);
  }, [api, sentence]);
  if (read?.sentence !== sentence) return null;
  return (
    <section aria-label={VISITOR.understood} className="mb-3 flex flex-wrap items-center gap-2 text-14">
      <span className="text-ink-2">{VISITOR.understood}</span>
      {chipsOf(read.project).map(({ field, label, detail, isDeduced }) => (
        <FactTag key={field} label={label} detail={detail} look={isDeduced ? 'deduced' : 'known'} />
      ))}
      <ButtonLink size="sm" href={signUpPath(here)}>
        {VISITOR.keep}
      </ButtonLink>
    </section>
  );
}
