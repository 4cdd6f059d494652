import type { ComponentProps } from 'react';
import { classes } from '#web/lib/classes.ts';
import { useFieldInput, useFieldLimits } from './field-context.ts';

/** The look of every box one can write in. */
export const inputLook =
  'min-w-0 rounded border transition-colors duration-(--d-1) own:min-h-11 own:w-full own:border-rule-strong own:bg-sheet own:px-3 own:text-16 own:text-on-sheet own:hover:border-ink-2 focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-ink-3 [&[readonly]]:bg-sunken aria-invalid:border-no-line aria-invalid:inset-ring aria-invalid:inset-ring-no-line';

export type TextInputProps = ComponentProps<'input'>;

export function TextInput({ className, ...rest }: TextInputProps) {
  const maxLength = useFieldLimits()?.maxLength;
  return <input maxLength={maxLength} {...useFieldInput(rest)} className={classes(inputLook, className)} />;
}
