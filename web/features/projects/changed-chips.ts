import type { Project } from '#domain/projects/project.ts';
import { chipsOf, type ChipField } from '#messages/projects/chips.ts';

/** The chips that say something else than before. */
export function changedChips(before: Project, after: Project): ChipField[] {
  const was = new Map(chipsOf(before).map(({ field, label }) => [field, label]));
  return chipsOf(after).flatMap(({ field, label }) => (was.get(field) === label ? [] : [field]));
}
