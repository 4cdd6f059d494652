import { cn } from '#web/lib/cn.ts';

const known = new Map<string, string[]>();

/** Of the classes of one element, those that set what a later one sets: which wins is left to chance. */
export function rivalClasses(className: string): string[] {
  const before = known.get(className);
  if (before) return before;
  const kept = cn(className).split(' ');
  const rivals = className.split(/\s+/).filter((name) => name !== '' && !kept.includes(name));
  known.set(className, rivals);
  return rivals;
}
