import { cn } from '#web/lib/cn.ts';
import { InputUnit } from './input-unit.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type NumberInputProps = Omit<TextInputProps, 'type'> & {
  /** The unit at the end of the box; say it in the label too. */
  unit?: string;
};

export function NumberInput({ unit, className, step = 1, ...rest }: NumberInputProps) {
  const whole = Number.isInteger(Number(step));
  return (
    <InputUnit unit={unit}>
      <TextInput
        inputMode={whole ? 'numeric' : 'decimal'}
        {...rest}
        type="number"
        step={step}
        className={cn('tabular-nums', unit && 'pr-20', className)}
      />
    </InputUnit>
  );
}
