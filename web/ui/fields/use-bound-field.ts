import { get, useFormContext, useFormState } from 'react-hook-form';
import { readNumber } from '#domain/numbers/read-number.ts';
import type { BoundField } from './field-context.ts';
import { useFormSchema } from './form-schema.ts';
import { limitsOf } from './schema-limits.ts';

/** What the `Form` around knows of a field: its place, its refusal, its limits. */
export function useBoundField(name: string): BoundField {
  const { register } = useFormContext();
  const { errors } = useFormState({ name, exact: false });
  const schema = useFormSchema();
  const limits = schema && limitsOf(schema, name);
  const refusal = get<unknown>(errors, name) as { message?: string; root?: { message?: string } } | undefined;
  return {
    error: refusal?.message ?? refusal?.root?.message,
    registered: register(name, limits?.isNumber ? { setValueAs: figureOf } : {}),
    limits,
  };
}

/** A box holds text, its field a number: an empty one is unknown, what is no number is refused by the schema. */
function figureOf(held: unknown): number | null {
  if (typeof held === 'number') return held;
  const text = typeof held === 'string' ? held.trim() : '';
  return text === '' ? null : (readNumber(text) ?? NaN);
}
