import { groupOf, PARTS } from './class-groups.ts';

type ClassValue = string | false | null | undefined;

const merged = new Map<string, string>();
const REMEMBERED = 500;

/** Class names joined; of two that set the same property under the same variants, the last wins. */
export function cn(...classes: ClassValue[]): string {
  const all = classes.filter(Boolean).join(' ');
  let result = merged.get(all);
  if (result === undefined) {
    if (merged.size === REMEMBERED) merged.clear();
    merged.set(all, (result = lastOfEach(all)));
  }
  return result;
}

function lastOfEach(classes: string): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const word of classes.split(/\s+/).reverse()) {
    // Variants end at the last colon outside brackets; "!" says that the utility is important, "-" that it is negative.
    const [, variants = '', utility = ''] = /^((?:(?:[^[\]:]|\[[^\]]*\])+:)*)(.*)$/.exec(word) ?? [];
    const group = groupOf(utility.replace(/^-|!$/g, ''));
    const scope = variants + (utility.endsWith('!') ? '!' : '');
    if (group && taken.has(scope + group)) continue;
    if (group) for (const part of [group, ...(PARTS[group] ?? [])]) taken.add(scope + part);
    if (word) kept.unshift(word);
  }
  return kept.join(' ');
}
