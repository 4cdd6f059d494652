import { cloneElement, useId, type ReactElement } from 'react';
import { cn } from '#web/lib/cn.ts';

type Control = ReactElement<{
  id?: string;
  name?: string;
  className?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}>;
type Props = { label: string; name: string; error: string | undefined; children: Control };

/** A labelled box of a form that public pages carry: the design system's own fields bring the form library along. */
export function Box({ label, name, error, children }: Props) {
  const id = useId();
  const errorId = `${id}-errore`;
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      {cloneElement(children, {
        id,
        name,
        className: cn(
          'min-h-11 w-full rounded border border-rule-strong bg-sheet px-3 py-2 text-16 text-on-sheet',
          error && 'border-no-line',
        ),
        ...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}),
      })}
      {error && (
        <p id={errorId} className="text-13 text-on-no">
          {error}
        </p>
      )}
    </div>
  );
}
