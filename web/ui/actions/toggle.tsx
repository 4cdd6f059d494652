import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

export type ToggleProps = Omit<ComponentProps<'button'>, 'onChange'> & {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
};

/** A button that stays pressed; its words do not change with its state. */
export function Toggle({ pressed, onChange, className, children, ...rest }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
      className={cn(
        'inline-flex min-h-9 items-center gap-2 rounded border border-rule-strong bg-sheet px-3 text-14 font-medium transition-colors duration-(--d-1) hover:border-ink aria-pressed:border-inked aria-pressed:bg-inked aria-pressed:text-on-inked tap:min-h-11 [&>svg]:size-5',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}

type ToggleGroupProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of two or three views, such as list or table. */
export function ToggleGroup<Value extends string>({ label, options, value, onChange }: ToggleGroupProps<Value>) {
  return (
    <div role="group" aria-label={label} className="inline-flex">
      {options.map((option) => (
        <Toggle
          key={option.value}
          pressed={option.value === value}
          onChange={() => onChange(option.value)}
          className="-ml-px rounded-none first:ml-0 first:rounded-l last:rounded-r focus-visible:z-1"
        >
          {option.label}
        </Toggle>
      ))}
    </div>
  );
}
