import { classes } from '#web/lib/classes.ts';
import { useFieldLimits } from './field-context.ts';
import { InputUnit } from './input-unit.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type NumberInputProps = Omit<TextInputProps, 'type'> & {
  /** The unit at the end of the box; say it in the label too. */
  unit?: string;
};

/** The browser's own box for numbers; in a form its least and most come from the schema. */
export function NumberInput({ unit, className, step = 1, ...rest }: NumberInputProps) {
  const limits = useFieldLimits();
  const whole = Number.isInteger(Number(step));
  return (
    <InputUnit unit={unit}>
      <TextInput
        inputMode={whole ? 'numeric' : 'decimal'}
        min={limits?.min}
        max={limits?.max}
        {...rest}
        type="number"
        step={step}
        className={classes('tabular-nums', unit && 'own:pr-20', className)}
      />
    </InputUnit>
  );
}
