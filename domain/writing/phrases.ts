/** "A sportello" from "a sportello". */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('it') + text.slice(1);

/** "a, b e c"; "ed" before another e. */
export function listed(items: readonly string[], last = 'e'): string {
  if (items.length < 2) return items[0] ?? '';
  const end = items.at(-1)!;
  const joint = last === 'e' && /^[eèé]/i.test(end) ? 'ed' : last;
  return `${items.slice(0, -1).join(', ')} ${joint} ${end}`;
}
