import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode };

/** On or off at once, without a save button. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <label className={cn('inline-flex items-start gap-2 py-1 text-14 tap:min-h-11 tap:py-3', className)}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className="relative h-5 w-9 flex-none appearance-none rounded-full border border-rule-strong bg-sheet transition-colors duration-(--d-2) before:absolute before:top-[3px] before:left-[3px] before:size-3 before:rounded-full before:bg-ink-3 before:transition-transform before:duration-(--d-2) before:ease-calm checked:border-inked checked:bg-inked checked:before:translate-x-4 checked:before:bg-on-inked disabled:opacity-50"
      />
      <span className="min-w-0">
        {label}
        {hint && <span className="block text-13 text-ink-2">{hint}</span>}
      </span>
    </label>
  );
}
