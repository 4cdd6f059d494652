import type { ReactNode } from 'react';
import { TOOL_PAGE } from '#messages/tools/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { InputUnit, unitRoom } from '#web/ui/fields/input-unit.tsx';
import { MoneyInput } from '#web/ui/fields/money-input.tsx';
import { Select, type Option } from '#web/ui/fields/select.tsx';
import { TextInput, type TextInputProps } from '#web/ui/fields/text-input.tsx';
import type { Answer } from './answer.ts';

type Common = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  mark?: string;
  required?: boolean;
  inline?: boolean;
  className?: string;
};

type TextProps = Common & { value: string; onChange: (value: string) => void } & Pick<
    TextInputProps,
    'autoComplete' | 'placeholder' | 'inputMode' | 'maxLength'
  >;

export function TextField({
  value,
  onChange,
  autoComplete = 'off',
  placeholder,
  inputMode,
  maxLength = 200,
  ...field
}: TextProps) {
  return (
    <Field {...field}>
      <TextInput
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...{ autoComplete, placeholder, inputMode, maxLength }}
      />
    </Field>
  );
}

type NumberProps = Common & { value: string; onChange: (value: string) => void; unit?: string };

/** A figure as typed, with the Italian comma: what is no number stays in the box, beside its sentence. */
export function NumberField({ value, onChange, unit, ...field }: NumberProps) {
  return (
    <Field {...field}>
      <InputUnit unit={unit}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cn('text-right tabular-nums', unitRoom(unit))}
        />
      </InputUnit>
    </Field>
  );
}

type MoneyProps = Common & { value: number | null; onChange: (value: number | null) => void };

export function MoneyField({ value, onChange, ...field }: MoneyProps) {
  return (
    <Field {...field}>
      <MoneyInput value={value} onChange={onChange} />
    </Field>
  );
}

type DateProps = Common & { value: string; onChange: (value: string) => void };

export function DateField({ value, onChange, ...field }: DateProps) {
  return (
    <Field {...field}>
      <DateInput value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

type SelectProps<Value extends string> = Common & {
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
  placeholder?: string;
};

export function SelectField<Value extends string>({
  value,
  onChange,
  options,
  placeholder,
  ...field
}: SelectProps<Value>) {
  return (
    <Field {...field}>
      <Select
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        options={options}
        placeholder={placeholder}
      />
    </Field>
  );
}

const ANSWERS: readonly Option<Exclude<Answer, ''>>[] = [
  { value: 'si', label: TOOL_PAGE.yes },
  { value: 'no', label: TOOL_PAGE.no },
  { value: 'non_so', label: TOOL_PAGE.unknown },
];

/** Starts without an answer; "I do not know" is one. */
export function AnswerField({
  value,
  onChange,
  ...field
}: Common & { value: Answer; onChange: (value: Answer) => void }) {
  return (
    <Field {...field}>
      <Select
        value={value}
        onChange={(event) => onChange(event.target.value as Answer)}
        options={ANSWERS}
        placeholder={TOOL_PAGE.choose}
        className={field.inline ? 'w-28' : 'max-w-44'}
      />
    </Field>
  );
}

export const optionsOf = <Value extends string>(labels: Record<Value, string>): Option<Value>[] =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
