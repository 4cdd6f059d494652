import { useId, type ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { FieldGroup, type FieldGroupProps } from './field-group.tsx';
import { Radio } from './radio.tsx';

export type RadioCard<Value extends string = string> = {
  value: Value;
  label: string;
  hint?: string;
  icon?: ReactNode;
  disabled?: boolean;
};

export type RadioCardsProps<Value extends string> = FieldGroupProps & {
  options: readonly RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  columns?: 1 | 2 | 3;
};

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

/** One of few, each with room to say what it means. */
export function RadioCards<Value extends string>({
  options,
  value,
  onChange,
  columns = 1,
  ...group
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <FieldGroup {...group}>
      <div className={cn('grid gap-2', COLUMNS[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex items-start gap-3 rounded border border-rule-strong bg-sheet p-4 text-14 transition-colors duration-(--d-1) hover:border-ink has-checked:border-inked has-checked:inset-ring has-checked:inset-ring-inked has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:border-rule-2 has-disabled:bg-sunken has-disabled:text-ink-3"
          >
            <Radio
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{option.label}</span>
              {option.hint && <span className="block text-13 text-ink-2">{option.hint}</span>}
            </span>
            {option.icon && <span className="text-ink-2 [&_svg]:size-5">{option.icon}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
