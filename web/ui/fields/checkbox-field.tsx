import { useId } from 'react';
import { get, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';
import { FieldError } from './field.tsx';

type Props<Values extends FieldValues> = Omit<CheckboxProps, 'name' | 'checked' | 'onChange'> & {
  name: FieldPath<Values>;
};

/** One yes or no of the form around, with its refusal under it. */
export function CheckboxField<Values extends FieldValues>({ name, ...rest }: Props<Values>) {
  const { register, formState } = useFormContext();
  const errorId = useId();
  const found: unknown = get(formState.errors, name);
  const error = found instanceof Object && 'message' in found ? String(found.message) : undefined;
  return (
    <div>
      <Checkbox
        {...rest}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        {...register(name)}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
