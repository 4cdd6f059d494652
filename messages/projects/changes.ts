import type { Project } from '#domain/projects/project.ts';
import { CHIP_FIELDS, chipsOf, type ChipField } from './chips.ts';

export type ChangedChip = { field: ChipField; was: string | null; is: string | null };

/** What differs between two states of a project, in the words of its chips; null where nothing was said. */
export function changedChips(before: Project, after: Project): ChangedChip[] {
  const [earlier, later] = [wordsOf(before), wordsOf(after)];
  return CHIP_FIELDS.map((field) => ({
    field,
    was: earlier.get(field) ?? null,
    is: later.get(field) ?? null,
  })).filter(({ was, is }) => was !== is);
}

const wordsOf = (project: Project) => new Map(chipsOf(project).map(({ field, label }) => [field, label]));
