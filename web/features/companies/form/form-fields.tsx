import { Controller, get, useFormContext, type FieldPath } from 'react-hook-form';
import { COMPANY_FORM } from '#messages/companies/company-form.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { MoneyInput } from '#web/ui/fields/money-input.tsx';
import { NumberInput, type NumberInputProps } from '#web/ui/fields/number-input.tsx';
import { Select, type Option } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextInput, type TextInputProps } from '#web/ui/fields/text-input.tsx';
import type { CompanyFormValues } from './form-values.ts';

type Name = FieldPath<CompanyFormValues>;
type Words = { label: string; hint?: string; placeholder?: string };
type Common = { name: Name; label?: string; hint?: string; required?: boolean; className?: string };

/** Words come from messages by the name of the field, unless a row of a list brings its own. */
function useField({ name, label, hint }: Common) {
  const { register, formState } = useFormContext<CompanyFormValues>();
  const words: Words | undefined = (COMPANY_FORM.fields as Record<string, Words>)[name];
  const error: { message?: string; root?: { message?: string } } | undefined = get(formState.errors, name);
  return {
    register,
    placeholder: words?.placeholder,
    field: {
      label: label ?? words?.label ?? name,
      hint: hint ?? words?.hint,
      error: error?.message ?? error?.root?.message,
    },
  };
}

export function TextField({
  required,
  className,
  ...props
}: Common & Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode'>) {
  const { register, field, placeholder } = useField(props);
  const { name, label: _label, hint: _hint, ...input } = props;
  return (
    <Field {...field} required={required} className={className}>
      <TextInput {...input} placeholder={placeholder} {...register(name)} />
    </Field>
  );
}

export function LongField({ required, className, ...props }: Common) {
  const { register, field } = useField(props);
  return (
    <Field {...field} required={required} className={className}>
      <TextArea {...register(props.name)} />
    </Field>
  );
}

export function NumberField({ className, ...props }: Common & Pick<NumberInputProps, 'min' | 'max' | 'step' | 'unit'>) {
  const { register, field } = useField(props);
  const { name, label: _label, hint: _hint, required, ...input } = props;
  return (
    <Field {...field} required={required} className={className}>
      <NumberInput {...input} {...register(name)} />
    </Field>
  );
}

export function MoneyField({ className, ...props }: Common) {
  const { field } = useField(props);
  return (
    <Field {...field} className={className}>
      <Controller<CompanyFormValues>
        name={props.name}
        render={({ field: { value, onChange, onBlur, ref, name } }) => (
          <MoneyInput ref={ref} name={name} value={value as number | null} onChange={onChange} onBlur={onBlur} />
        )}
      />
    </Field>
  );
}

type SelectFieldProps = Common & { options: readonly Option[]; onPick?: (value: string) => void };

export function SelectField({ required, className, options, onPick, ...props }: SelectFieldProps) {
  const { register, field } = useField(props);
  return (
    <Field {...field} required={required} className={className}>
      <Select
        options={options}
        placeholder={required ? COMPANY_FORM.choose : COMPANY_FORM.unknown}
        {...register(props.name, {
          onChange: (event: { target: { value: string } }) => onPick?.(event.target.value),
        })}
      />
    </Field>
  );
}

const YES_NO: readonly Option[] = [
  { value: 'si', label: COMPANY_FORM.answers.si },
  { value: 'no', label: COMPANY_FORM.answers.no },
];
export const AnswerField = (props: Common) => <SelectField {...props} options={YES_NO} />;

export const optionsOf = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
