import type { DraftProblem } from '#domain/applications/check-draft.ts';
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
        <li key={at}>{wordsOf(problem)}</li>
      ))}
    </ul>
  );
}

function wordsOf(problem: DraftProblem): string {
  switch (problem.kind) {
    case 'gap':
      return APPLY.checks.gap(problem.what);
    case 'unsourced':
      return APPLY.checks.unsourced(problem.figure);
    case 'hard':
      return APPLY.checks.hard(problem.gulpease);
    case 'long':
      return APPLY.checks.long(problem.length, problem.limit);
    case 'criterion':
      return APPLY.checks.criterion(problem.name);
    case 'short':
    case 'noFigures':
      return APPLY.checks[problem.kind];
  }
}
