import type { ReactNode } from 'react';
import { classes } from '#web/lib/classes.ts';

/** Text hung on the margin thread, with a knot where it begins. */
export function ThreadMargin({
  knot = true,
  className,
  children,
}: {
  knot?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={classes('relative border-l-2 border-filo-line own:pl-6 own:desk:pl-12', className)}>
      {knot && <Knot className="absolute top-3.5 -left-[7px]" />}
      {children}
    </div>
  );
}

/** A knot of the thread: hollow, or full where one is now. */
export function Knot({ full, className }: { full?: boolean; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'block size-3 rounded-full border-2 border-filo-line',
        full ? 'bg-filo-line' : 'bg-paper',
        className,
      )}
    />
  );
}
