import { useSyncExternalStore } from 'react';
import { projectSpend } from '#domain/projects/project.ts';
import { readVisitor } from '#web/lib/visitor.ts';

const never = () => () => {};

function spendNow(): number | null {
  const project = readVisitor()?.project;
  return project ? projectSpend(project) : null;
}

/** What the project that a visitor told costs; the server knows none. */
export const useVisitorSpend = (): number | null => useSyncExternalStore(never, spendNow, () => null);
