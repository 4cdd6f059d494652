import { cn } from '#web/lib/cn.ts';

/** "Giulia Zanetti" → "GZ"; one word gives one letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => word.charAt(0).toLocaleUpperCase('it-IT')).join('');
}

/** Initials on paper. The name is beside it or in the button around it; alone it needs `label`. */
export function Avatar({ name, label, className }: { name: string; label?: string; className?: string }) {
  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label}
      className={cn(
        'grid size-9 flex-none place-items-center rounded bg-sunken text-13 font-semibold text-on-sunken',
        className,
      )}
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
    </span>
  );
}
