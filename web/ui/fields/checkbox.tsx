import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#web/lib/classes.ts';
import { useFieldControl } from './field-context.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** A figure at the end of the line, such as how many results. */
  count?: ReactNode;
};

/** The box and its words are one target, 44 px high under a thumb. */
export function Checkbox({ label, hint, count, className, required, ...rest }: CheckboxProps) {
  const control = useFieldControl({ ...rest, required });
  return (
    <label className={classes('flex items-start gap-2 text-14 own:py-1.5 own:tap:py-3 tap:min-h-11', className)}>
      <span className="relative mt-px grid flex-none">
        <input
          {...rest}
          {...control}
          type="checkbox"
          className="peer size-4.5 appearance-none rounded-[3px] border border-rule-strong bg-sheet checked:border-inked checked:bg-inked disabled:border-rule-2 disabled:bg-sunken aria-invalid:border-no-line"
        />
        <Check
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 m-auto hidden size-3.5 stroke-3! text-on-inked peer-checked:block peer-disabled:text-ink-2"
        />
      </span>
      <span className="min-w-0 flex-1">
        {label}
        {hint && <span className="block text-13 text-ink-2">{hint}</span>}
      </span>
      {count !== undefined && <span className="text-13 text-ink-3 tabular-nums">{count}</span>}
    </label>
  );
}
