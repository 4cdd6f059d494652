import type { ReactNode } from 'react';
import { Controller, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';

type Held<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
};

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = {
  name: Name;
  children: (held: Held<FieldPathValue<Values, Name>>) => ReactNode;
};

/** A value of the form around that is no single text: chips, choices, files, rows. */
export function FormValue<Values extends FieldValues, Name extends FieldPath<Values> = FieldPath<Values>>({
  name,
  children,
}: Props<Values, Name>) {
  return (
    <Controller<Values, Name>
      name={name}
      render={({ field, fieldState }) => (
        <>
          {children({
            value: field.value,
            onChange: field.onChange,
            error: fieldState.error?.message ?? fieldState.error?.root?.message,
          })}
        </>
      )}
    />
  );
}
