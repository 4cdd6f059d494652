import type { FieldPath } from 'react-hook-form';
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
function wordsOf({ name, label, hint, required, className }: Common) {
  const words: Words | undefined = (COMPANY_FORM.fields as Record<string, Words>)[name];
  const field = { name, label: label ?? words?.label ?? name, hint: hint ?? words?.hint, required, className };
  return { field, placeholder: words?.placeholder };
}

export function TextField({
  type,
  autoComplete,
  inputMode,
  ...props
}: Common & Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode'>) {
  const { field, placeholder } = wordsOf(props);
  return (
    <Field {...field}>
      <TextInput {...{ type, autoComplete, inputMode, placeholder }} />
    </Field>
  );
}

export const LongField = (props: Common) => (
  <Field {...wordsOf(props).field}>
    <TextArea />
  </Field>
);

export const NumberField = ({ step, unit, ...props }: Common & Pick<NumberInputProps, 'step' | 'unit'>) => (
  <Field {...wordsOf(props).field}>
    <NumberInput step={step} unit={unit} />
  </Field>
);

export const MoneyField = (props: Common) => (
  <Field {...wordsOf(props).field}>
    <MoneyInput />
  </Field>
);

type SelectFieldProps = Common & { options: readonly Option[]; onPick?: (value: string) => void };

export const SelectField = ({ options, onPick, ...props }: SelectFieldProps) => (
  <Field {...wordsOf(props).field}>
    <Select
      options={options}
      placeholder={props.required ? COMPANY_FORM.choose : COMPANY_FORM.unknown}
      onChange={(event) => onPick?.(event.target.value)}
    />
  </Field>
);

const YES_NO: readonly Option[] = [
  { value: 'si', label: COMPANY_FORM.answers.si },
  { value: 'no', label: COMPANY_FORM.answers.no },
];
export const AnswerField = (props: Common) => <SelectField {...props} options={YES_NO} />;

export const optionsOf = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
