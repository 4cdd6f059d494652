import { cn } from '#web/lib/cn.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type NumberInputProps = Omit<TextInputProps, 'type'> & {
  /** The unit at the end of the box; say it in the label too. */
  unit?: string;
};

export function NumberInput({ unit, className, step = 1, ...rest }: NumberInputProps) {
  const whole = Number.isInteger(Number(step));
  return (
    <span className="relative block">
      <TextInput
        inputMode={whole ? 'numeric' : 'decimal'}
        {...rest}
        type="number"
        step={step}
        className={cn('tabular-nums', unit && 'pr-20', className)}
      />
      {unit && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-14 text-ink-2"
        >
          {unit}
        </span>
      )}
    </span>
  );
}
