import { useId } from 'react';
import { FieldGroup } from './field-group.tsx';
import type { RadioGroupProps } from './radio-group.tsx';

/** One of two or three short words, side by side in one box. */
export function Segments<Value extends string>({ options, value, onChange, ...group }: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <FieldGroup {...group}>
      <div className="flex rounded border border-rule-strong bg-sheet text-on-sheet">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid min-h-10.5 flex-1 place-items-center border-rule-2 px-2 text-13 font-semibold not-first:border-l first:rounded-l-[3px] last:rounded-r-[3px] has-checked:bg-inked has-checked:text-on-inked has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 appearance-none focus-visible:outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
