import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

/** A quiet word about something: level, sector, scheme. */
export function Tag({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      className={cn(
        'inline-block rounded-[3px] border border-rule-2 px-1.5 text-12 whitespace-nowrap text-ink-2',
        className,
      )}
      {...rest}
    />
  );
}

/** European, national or regional: the same tag, in its own weight so that it is found at once. */
export function LevelTag({ label }: { label: string }) {
  return <Tag className="border-rule-strong font-medium text-ink">{label}</Tag>;
}
