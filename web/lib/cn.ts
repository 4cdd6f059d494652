import { createTailwindMerge } from 'tailwind-merge';
import { classGroups, conflicts } from './class-groups.ts';

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups: conflicts,
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
  orderSensitiveModifiers: ['*', '**', 'after', 'backdrop', 'before', 'marker', 'placeholder', 'selection'],
}));

type ClassValue = string | false | null | undefined;

/** Class names joined; of two that set the same property, the last wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(classes);
}
