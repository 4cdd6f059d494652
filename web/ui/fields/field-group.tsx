import { useId, type ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { FieldError } from './field.tsx';

export type FieldGroupProps = {
  label: ReactNode;
  mark?: string;
  hint?: ReactNode;
  error?: ReactNode;
  labelHidden?: boolean;
  className?: string;
};

/** Several choices under one question: a fieldset that also says its hint and its error. */
export function FieldGroup({
  label,
  mark,
  hint,
  error,
  labelHidden,
  className,
  children,
}: FieldGroupProps & { children: ReactNode }) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      aria-describedby={cn(errorId, hintId) || undefined}
      className={cn('grid min-w-0 grid-cols-1 gap-1', className)}
    >
      <legend className={cn('mb-1 text-14 font-medium', labelHidden && 'sr-only')}>
        {label}
        {mark && ' '}
        {mark && <span className="font-normal text-ink-2">{mark}</span>}
      </legend>
      {hint && (
        <p id={hintId} className="text-13 text-ink-2">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

/** The list without the value if it was there, with it if it was not: in the order of the options. */
export function toggled<Value extends string>(
  all: readonly { value: Value }[],
  chosen: readonly Value[],
  value: Value,
): Value[] {
  const next = new Set(chosen);
  if (!next.delete(value)) next.add(value);
  return all.map((option) => option.value).filter((each) => next.has(each));
}
