import drawing from './drawings.svg?url&no-inline';
import { classes } from '#web/lib/classes.ts';

/** The wordmark, in the colour of the text around it. Pass `label` unless the link around it has a name. */
export function Logo({ label, className }: { label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 174 48"
      className={classes('w-auto own:h-[34px]', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${drawing}#word`} />
    </svg>
  );
}

/** The thread alone: favicon, Filo's face. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={classes('flex-none own:size-5', className)} aria-hidden="true">
      <use href={`${drawing}#mark`} />
    </svg>
  );
}
