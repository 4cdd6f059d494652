import type { DraftProblem } from '#domain/applications/check-draft.ts';
import { problemText } from '#messages/applications/draft-problems.ts';
import { APPLY } from '#messages/applications/screens.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';

/** What "Controlla la bozza" says of one section. */
export function DraftProblems({ problems }: { problems: DraftProblem[] }) {
  if (problems.length === 0)
    return (
      <InlineAlert tone="ok" title={APPLY.checkTitle} live>
        {APPLY.checkOk}
      </InlineAlert>
    );
  return (
    <InlineAlert tone="verify" title={APPLY.checkTitle} live>
      <ProblemList problems={problems} />
    </InlineAlert>
  );
}

export function ProblemList({ problems }: { problems: DraftProblem[] }) {
  return (
    <ul className="list-disc pl-4">
      {problems.map((problem, at) => (
        <li key={at}>{problemText(problem)}</li>
      ))}
    </ul>
  );
}
