import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';
import { useFieldInput, useFieldLimits } from './field-context.ts';

/** The look of every box one can write in. */
export const inputLook =
  'min-h-11 w-full min-w-0 rounded border border-rule-strong bg-sheet px-3 text-16 text-on-sheet transition-colors duration-(--d-1) hover:border-ink-2 focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-ink-3 [&[readonly]]:bg-sunken aria-invalid:border-no-line aria-invalid:inset-ring aria-invalid:inset-ring-no-line';

export type TextInputProps = ComponentProps<'input'>;

export function TextInput({ className, ...rest }: TextInputProps) {
  const maxLength = useFieldLimits()?.maxLength;
  return <input maxLength={maxLength} {...useFieldInput(rest)} className={cn(inputLook, className)} />;
}
