import { cn } from '#web/lib/cn.ts';
import { Checkbox } from './checkbox.tsx';
import { FieldGroup, toggled, type FieldGroupProps } from './field-group.tsx';

export type Choice<Value extends string = string> = {
  value: Value;
  label: string;
  hint?: string;
  count?: number;
  disabled?: boolean;
};

export type CheckboxGroupProps<Value extends string> = FieldGroupProps & {
  options: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** Two columns where there is room. */
  columns?: boolean;
};

export function CheckboxGroup<Value extends string>({
  options,
  value,
  onChange,
  columns,
  ...group
}: CheckboxGroupProps<Value>) {
  return (
    <FieldGroup {...group}>
      <div className={cn('grid', columns && 'gap-x-6 sm:grid-cols-2')}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            hint={option.hint}
            count={option.count}
            disabled={option.disabled}
            checked={value.includes(option.value)}
            onChange={() => onChange(toggled(options, value, option.value))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
