import type { ReactNode } from 'react';
import { classes } from '#web/lib/classes.ts';
import { Knot } from '#web/ui/brand/thread-margin.tsx';

type Props = { id: string; title: string; lead?: string; knot?: boolean; className?: string; children: ReactNode };

/** A part of the landing page, hung on the thread of its margin. */
export function Section({ id, title, lead, knot, className, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-titolo`} className={classes('below-fold relative own:pt-18', className)}>
      {knot && <Knot className="absolute top-21 -left-[31px] desk:-left-[55px]" />}
      <h2 id={`${id}-titolo`} className="display text-[clamp(1.75rem,1.2rem+2.2vw,var(--t-40))]">
        {title}
      </h2>
      {lead && <p className="mt-3 max-w-measure text-ink-2">{lead}</p>}
      {children}
    </section>
  );
}
