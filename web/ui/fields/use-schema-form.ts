import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { italianErrors } from '#web/lib/form-errors.ts';

/** What the boxes hold, and what the schema makes of it. */
export type FormSchema<Values extends FieldValues, Output> = z.ZodType<Output, Values>;

export type SchemaForm<Values extends FieldValues, Output = Values> = UseFormReturn<Values, unknown, Output> & {
  schema: FormSchema<Values, Output>;
};

type Options<Values extends FieldValues, Output> = {
  defaultValues: DefaultValues<NoInfer<Values>>;
  /** Rules that need more than the schema, such as the other fields. */
  resolver?: Resolver<NoInfer<Values>, unknown, NoInfer<Output>>;
};

/** The state of a form over a schema of the domain: refusals in Italian, limits taken from the schema. */
export function useSchemaForm<Values extends FieldValues, Output>(
  schema: FormSchema<Values, Output>,
  { defaultValues, resolver }: Options<Values, Output>,
): SchemaForm<Values, Output> {
  const form = useForm<Values, unknown, Output>({
    defaultValues,
    resolver: resolver ?? (zodResolver(schema as never, italianErrors) as unknown as Resolver<Values, unknown, Output>),
    // `Form` gives the focus to the first refused input on the screen.
    shouldFocusError: false,
  });
  return { ...form, schema };
}
