import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

/** The round box alone: the label around it belongs to the group. */
export function Radio({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="radio"
      {...rest}
      className={cn(
        'mt-px size-4.5 flex-none appearance-none rounded-full border border-rule-strong bg-sheet checked:border-[5px] checked:border-inked',
        className,
      )}
    />
  );
}
