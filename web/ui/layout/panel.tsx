import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#web/lib/classes.ts';

const SHEET = 'rounded border bg-sheet own:border-rule-2 own:text-on-sheet';

/** A sheet on the paper: hairline, no shadow. */
export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes(SHEET, className)} {...rest} />;
}

type SectionPanelProps = {
  /** Its part of the address. */
  id?: string;
  title: string;
  /** 2 unless the panel sits under another section. */
  level?: 2 | 3;
  description?: ReactNode;
  actions?: ReactNode;
  /** The body has its own edges (a table, a list). */
  flush?: boolean;
  className?: string;
  /** Nothing: the panel is its heading alone. */
  children?: ReactNode;
};

/** A titled panel; the section is named by its heading. */
export function SectionPanel({
  id,
  title,
  level = 2,
  description,
  actions,
  flush,
  className,
  children,
}: SectionPanelProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const hasBody = children !== undefined && children !== null && children !== false;
  return (
    <section id={id} aria-label={title} className={classes(SHEET, className)}>
      <header
        className={classes('flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3', hasBody && 'border-b border-rule')}
      >
        <div className="min-w-0 flex-[1_1_14rem]">
          <Heading className="text-18 font-bold tracking-[-0.012em]">{title}</Heading>
          {description && <p className="text-14 text-ink-2">{description}</p>}
        </div>
        {actions}
      </header>
      {hasBody && <div className={classes(!flush && 'p-4')}>{children}</div>}
    </section>
  );
}
