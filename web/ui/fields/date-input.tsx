import { classes } from '#web/lib/classes.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type DateInputProps = Omit<TextInputProps, 'type'>;

/** The browser's own calendar, in the user's language; the value is an ISO day (2026-11-15). */
export function DateInput({ className, ...rest }: DateInputProps) {
  return <TextInput {...rest} type="date" className={classes('tabular-nums', className)} />;
}
