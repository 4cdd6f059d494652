import { useId } from 'react';
import { FieldGroup, type FieldGroupProps } from './field-group.tsx';
import type { Choice } from './checkbox-group.tsx';
import { Radio } from './radio.tsx';

export type RadioGroupProps<Value extends string> = FieldGroupProps & {
  options: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
};

/** One of few, in plain lines. */
export function RadioGroup<Value extends string>({ options, value, onChange, ...group }: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <FieldGroup {...group}>
      <div className="grid">
        {options.map((option) => (
          <label key={option.value} className="flex items-start gap-2 py-1.5 text-14 tap:min-h-11 tap:py-3">
            <Radio
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className="min-w-0 flex-1">
              {option.label}
              {option.hint && <span className="block text-13 text-ink-2">{option.hint}</span>}
            </span>
            {option.count !== undefined && <span className="text-13 text-ink-3 tabular-nums">{option.count}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
