import { TriangleAlert } from 'lucide-react';
import { createContext, use, useId, type ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

type FieldControl = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

const FieldContext = createContext<FieldControl | null>(null);

type AriaProps = {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
};

/** What the field around an input knows about it; what the input says itself wins. */
export function useFieldControl(own: AriaProps) {
  const field = use(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': cn(own['aria-describedby'], field?.describedBy) || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    // Not `required`: the browser's own bubbles would speak before our sentences do.
    'aria-required': (own.required ?? field?.required) || undefined,
  };
}

/** The label of the field around, for parts that are not the input itself, such as its list. */
export function useFieldLabelId(): string | undefined {
  return use(FieldContext)?.labelId;
}

export type FieldProps = {
  label: ReactNode;
  /** Muted words after the label, such as the optional mark. */
  mark?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** The label is read but not shown. */
  labelHidden?: boolean;
  /** The label beside the input: short answers in a list. */
  inline?: boolean;
  className?: string;
  children: ReactNode;
};

/** Label, input, hint and error as one; the input inside takes its name, hint and error from here. */
export function Field({
  label,
  mark,
  hint,
  error,
  required = false,
  labelHidden,
  inline,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const labelId = `${id}-label`;
  const control = { id, labelId, describedBy: cn(errorId, hintId) || undefined, invalid: Boolean(error), required };
  return (
    <div
      data-field=""
      className={cn(
        'grid content-start gap-1',
        inline ? 'grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4' : 'grid-cols-1',
        className,
      )}
    >
      <label id={labelId} htmlFor={id} className={cn('text-14 font-medium', labelHidden && 'sr-only')}>
        {label}
        {mark && ' '}
        {mark && <span className="font-normal text-ink-2">{mark}</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {(error || hint) && (
        <div className={cn('grid gap-1', inline && 'col-span-2')}>
          {error && <FieldError id={errorId}>{error}</FieldError>}
          {hint && (
            <div id={hintId} className="text-13 text-pretty text-ink-2">
              {hint}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** The sentence beside an input that cannot stay as it is. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-13 font-medium text-on-no">
      <TriangleAlert aria-hidden="true" className="mt-px size-4.5" />
      <span>{children}</span>
    </p>
  );
}
