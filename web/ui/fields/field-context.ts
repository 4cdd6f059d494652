import { createContext, use, type Ref, type SyntheticEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { classes } from '#web/lib/classes.ts';
import type { FieldLimits } from './schema-limits.ts';

export type FieldControl = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** Of a named field: what ties its input to the form around. */
  registered?: UseFormRegisterReturn;
  limits?: FieldLimits | null;
};

/** What the form around knows of a named field. */
export type BoundField = { error: string | undefined } & Required<Pick<FieldControl, 'registered' | 'limits'>>;

/** How a named field asks the form around, which brings the form library: pages without a form do not fetch it. */
export const BindingContext = createContext<((name: string) => BoundField) | null>(null);

export const FieldContext = createContext<FieldControl | null>(null);

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
    'aria-describedby': classes(own['aria-describedby'], field?.describedBy) || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    // Not `required`: the browser's own bubbles would speak before our sentences do.
    'aria-required': (own.required ?? field?.required) || undefined,
  };
}

/** The label of the field around, for parts that are not the input itself, such as its list. */
export function useFieldLabelId(): string | undefined {
  return use(FieldContext)?.labelId;
}

/** The name of the field around in its form, for inputs that hold a value of their own kind. */
export function useFieldName(): string | undefined {
  return use(FieldContext)?.registered?.name;
}

/** What the schema of the form says of the field around. */
export function useFieldLimits(): FieldLimits | null {
  return use(FieldContext)?.limits ?? null;
}

type NativeProps<Element> = AriaProps & {
  name?: string;
  value?: unknown;
  ref?: Ref<Element>;
  onChange?: (event: never) => unknown;
  onBlur?: (event: never) => unknown;
};

/** For inputs of the browser's own: the aria of the field around and, in a named field, its place in the form. */
export function useFieldInput<Element, Props extends NativeProps<Element>>({ required, ...own }: Props) {
  const control = useFieldControl({ ...own, required });
  const { registered } = use(FieldContext) ?? {};
  if (!registered || own.name !== undefined || own.value !== undefined) return { ...own, ...control };
  return {
    ...own,
    ...control,
    name: registered.name,
    ref: both(registered.ref, own.ref),
    onChange: (event: SyntheticEvent) => {
      void registered.onChange(event);
      (own.onChange as ((event: SyntheticEvent) => unknown) | undefined)?.(event);
    },
    onBlur: (event: SyntheticEvent) => {
      void registered.onBlur(event);
      (own.onBlur as ((event: SyntheticEvent) => unknown) | undefined)?.(event);
    },
  };
}

function both<Element>(one: (element: Element | null) => void, other: Ref<Element> | undefined) {
  if (!other) return one;
  return (element: Element | null) => {
    one(element);
    if (typeof other === 'function') other(element);
    else other.current = element;
  };
}
