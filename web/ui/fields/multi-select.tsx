import { Check } from 'lucide-react';
import type { Choice } from './checkbox-group.tsx';
import { FieldGroup, toggled, type FieldGroupProps } from './field-group.tsx';

export type MultiSelectProps<Value extends string> = FieldGroupProps & {
  options: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
};

/** Short options as chips: all in sight, each a checkbox. */
export function MultiSelect<Value extends string>({ options, value, onChange, ...group }: MultiSelectProps<Value>) {
  return (
    <FieldGroup {...group}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-9 items-center gap-1.5 rounded border border-rule-strong bg-sheet px-3 text-14 font-book transition-colors duration-(--d-1) hover:border-ink has-checked:border-inked has-checked:bg-inked has-checked:text-on-inked has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:border-rule-2 has-disabled:bg-sunken has-disabled:text-ink-3 tap:min-h-11"
          >
            <input
              type="checkbox"
              className="peer absolute inset-0 appearance-none outline-none"
              checked={value.includes(option.value)}
              disabled={option.disabled}
              onChange={() => onChange(toggled(options, value, option.value))}
            />
            <Check aria-hidden="true" className="-ml-1 hidden size-4 stroke-2! peer-checked:block" />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
