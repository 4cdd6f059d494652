import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '#web/lib/classes.ts';
import { useFieldInput } from './field-context.ts';
import { inputLook } from './text-input.tsx';

export type Option<Value extends string = string> = { value: Value; label: string; disabled?: boolean };

export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'> & {
  options: readonly Option[];
  /** The first line while nothing is chosen. */
  placeholder?: string;
  size?: 'sm' | 'md';
};

/** The phone's own list: quick under a thumb, and known to every screen reader. */
export function Select({ options, placeholder, size = 'md', className, ...rest }: SelectProps) {
  return (
    <span className={classes('relative block', className)}>
      <select
        {...useFieldInput(rest)}
        className={classes(inputLook, 'appearance-none pr-9', size === 'sm' && 'min-h-9 pl-2.5 text-14 tap:min-h-11')}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4.5 -translate-y-1/2 text-ink-2"
      />
    </span>
  );
}
