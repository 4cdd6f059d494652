import type { DraftProblem } from '#domain/applications/check-draft.ts';
import { APPLY } from './screens.ts';

/** What a careful reader would say of a section. */
export function problemText(problem: DraftProblem): string {
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
