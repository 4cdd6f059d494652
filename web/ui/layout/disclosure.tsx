import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#web/lib/classes.ts';

export type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode };

/** A section that folds, such as a facet of the filters; the browser's own, so find-in-page opens it. */
export function Disclosure({ title, className, children, ...rest }: DisclosureProps) {
  return (
    <details className={classes('group border-rule-2 own:border-b own:open:pb-2', className)} {...rest}>
      <summary className="flex min-h-11 list-none items-center gap-2 text-14 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 text-ink-2 transition-transform duration-(--d-2) group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
