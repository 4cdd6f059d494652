import { TriangleAlert } from 'lucide-react';
import { use, useId, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { classes } from '#web/lib/classes.ts';
import { BindingContext, FieldContext, type FieldControl } from './field-context.ts';

type Look = {
  label: ReactNode;
  /** Muted words after the label, such as the optional mark. */
  mark?: string;
  hint?: ReactNode;
  /** The label is read but not shown. */
  labelHidden?: boolean;
  /** The label beside the input: short answers in a list. */
  inline?: boolean;
  className?: string;
  children: ReactNode;
};
type Own = { error?: ReactNode; required?: boolean };

export type FieldProps<Values extends FieldValues = FieldValues> = Look &
  Own & {
    /** Its place in the `Form` around: value, refusal, limits and whether it is required come from there. */
    name?: FieldPath<Values>;
  };

/** Label, input, hint and error as one; the input inside takes its name, hint and error from here. */
export function Field<Values extends FieldValues = FieldValues>({ name, ...rest }: FieldProps<Values>) {
  return name === undefined ? <FieldFrame {...rest} /> : <NamedField {...rest} name={name} />;
}

function NamedField({ name, ...rest }: Look & Own & { name: string }) {
  const useBound = use(BindingContext);
  if (!useBound) throw new Error(`the field ${name} is in no form`);
  const { error, ...bound } = useBound(name);
  return (
    <FieldFrame
      {...rest}
      required={rest.required ?? bound.limits?.isRequired}
      error={rest.error ?? error}
      bound={bound}
    />
  );
}

type FrameProps = Look & Own & { bound?: Pick<FieldControl, 'registered' | 'limits'> };

function FieldFrame({
  label,
  mark,
  hint,
  error,
  required = false,
  labelHidden,
  inline,
  className,
  children,
  bound,
}: FrameProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const labelId = `${id}-label`;
  const describedBy = classes(errorId, hintId) || undefined;
  const control = { id, labelId, describedBy, invalid: Boolean(error), required, ...bound };
  return (
    <div
      data-field=""
      className={classes(
        'grid content-start gap-1',
        inline ? 'grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4' : 'grid-cols-1',
        className,
      )}
    >
      <label id={labelId} htmlFor={id} className={classes('text-14 font-medium', labelHidden && 'sr-only')}>
        {label}
        {mark && ' '}
        {mark && <span className="font-normal text-ink-2">{mark}</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {(error || hint) && (
        <div className={classes('grid gap-1', inline && 'col-span-2')}>
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
      <span className="min-w-0 flex-1">{children}</span>
    </p>
  );
}
