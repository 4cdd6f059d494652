import drawing from './logo.svg?url&no-inline';
import { cn } from '#web/lib/cn.ts';

/** The wordmark, in the colour of the text around it. Pass `label` unless the link around it has a name. */
export function Logo({ label, className }: { label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 174 48"
      className={cn('h-[34px] w-auto', className)}
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
    <svg viewBox="0 0 32 32" className={cn('size-5 flex-none', className)} aria-hidden="true">
      <use href={`${drawing}#mark`} />
    </svg>
  );
}
