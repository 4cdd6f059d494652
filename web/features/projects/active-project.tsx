import { useState } from 'react';
import type { Project } from '#domain/projects/project.ts';
import type { ChipField } from '#messages/projects/chips.ts';
import { UPDATED } from '#messages/matching/updated.ts';
import { undoLastAnswer, useLastAnswer } from '#web/lib/last-answer.ts';
import { UpdatedLine } from '#web/ui/feedback/updated-line.tsx';
import type { StoredProject } from './api.ts';
import { changedChips } from './changed-chips.ts';
import { SpendThresholds } from './spend-thresholds.tsx';
import { ProjectChips } from './project-chips.tsx';
import { useAnswerWrite } from './use-answer-write.ts';
import type { ReactNode } from 'react';

const NOTES = { spend: <SpendThresholds /> };

type Props = { project: StoredProject; before?: ReactNode; after?: ReactNode };

/** The chips of a stored project: what one corrects is saved at once, and every verdict follows. */
export function ActiveProjectChips({ project, before, after }: Props) {
  const [answered, setAnswered] = useState<readonly ChipField[]>([]);
  const write = useAnswerWrite();
  const last = useLastAnswer();
  function change(changes: Partial<Project>) {
    if (Object.keys(changes).length === 0) return;
    setAnswered((old) => [...old, ...changedChips(project, { ...project, ...changes })]);
    write.mutate({ project, changes });
  }
  return (
    <div className="grid gap-2">
      <ProjectChips
        project={project}
        onChange={change}
        answered={answered}
        notes={NOTES}
        before={before}
        after={after}
      />
      <UpdatedLine
        text={last && UPDATED.verdicts(last.changed)}
        undoLabel={UPDATED.undo}
        onUndo={() => {
          setAnswered([]);
          undoLastAnswer();
        }}
      />
    </div>
  );
}
