import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { projectFields, type Project } from '#domain/projects/project.ts';
import { changedChips } from '#messages/projects/changes.ts';
import { CHIP_NAMES } from '#messages/projects/chips.ts';
import { PROJECT_HISTORY as WORDS, PROJECT_TOASTS } from '#messages/projects/screens.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { historyQuery, updateProject, type ProjectList, type StoredProject } from './api.ts';
import { changesBetween } from './form-values.ts';
import { useProjectWrite } from './use-projects.ts';

const FIRST_SHOWN = 5;

/** What changed, when and by whom; each change can be taken back. */
export function ProjectHistory({
  project,
  onRestored,
}: {
  project: StoredProject;
  onRestored: (saved: StoredProject) => void;
}) {
  const { data } = useQuery(historyQuery(useApi(), project.id));
  const [isWhole, setWhole] = useState(false);
  const update = useProjectWrite(updateProject, { failed: PROJECT_TOASTS.saveFailed });
  if (!data) return null;
  const { versions } = data;
  function bringBack(fields: Project) {
    const changes = changesBetween(projectFields.parse(project), fields);
    const told = ({ projects }: ProjectList) => {
      notify('success', WORDS.restored);
      onRestored(projects.find(({ id }) => id === project.id) ?? project);
    };
    update.mutate({ id: project.id, version: project.version, changes }, { onSuccess: told });
  }
  return (
    <SectionPanel title={WORDS.title} description={WORDS.text}>
      {versions.length === 0 && <p className="text-14 text-ink-2">{WORDS.none}</p>}
      <ol className="grid">
        {versions.slice(0, isWhole ? undefined : FIRST_SHOWN).map(({ version, fields, actorName, at }, place) => (
          <li key={version} className="grid gap-2 border-t border-rule py-3 text-14 first:border-0 first:pt-0">
            <b className="font-semibold">{WORDS.row(formatDateTime(at), actorName)}</b>
            <Changes before={fields} after={versions[place - 1]?.fields ?? project} />
            <Button
              variant="line"
              size="sm"
              className="justify-self-start"
              loading={update.isPending}
              onClick={() => bringBack(fields)}
            >
              {WORDS.restore}
            </Button>
          </li>
        ))}
      </ol>
      {!isWhole && versions.length > FIRST_SHOWN && (
        <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
          {WORDS.all(versions.length)}
        </Button>
      )}
    </SectionPanel>
  );
}

function Changes({ before, after }: { before: Project; after: Project }) {
  const changed = changedChips(before, after);
  if (changed.length === 0) return <p className="text-ink-2">{WORDS.other}</p>;
  return (
    <ul className="grid gap-1">
      {changed.map(({ field, was, is }) => (
        <li key={field}>
          {CHIP_NAMES[field]}: <del className="text-ink-2">{was ?? WORDS.unset}</del> <span aria-hidden="true">→</span>{' '}
          <ins className="font-semibold no-underline">{is ?? WORDS.unset}</ins>
        </li>
      ))}
    </ul>
  );
}
