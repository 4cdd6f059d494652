import type { ComponentProps } from 'react';
import { classes } from '#web/lib/classes.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  /** The verb, read aloud and shown on hover. */
  label: string;
  variant?: 'quiet' | 'line' | 'ink';
};

const LOOK = {
  quiet: 'own:text-ink-2 hover:bg-[color-mix(in_oklab,currentColor_9%,transparent)] hover:text-ink',
  line: 'border border-rule-strong bg-sheet text-ink hover:border-ink',
  ink: 'bg-inked text-on-inked hover:bg-inked-hover',
};

export function IconButton({
  label,
  variant = 'quiet',
  className,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classes(
        'inline-grid flex-none place-items-center rounded transition-colors duration-(--d-1) own:size-9 own:tap:size-11 disabled:opacity-50 [&_svg]:size-5',
        LOOK[variant],
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
