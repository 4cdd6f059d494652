import { PLAN_SCREEN as WORDS } from '#messages/business-plans/screens.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';

type Props<Value extends string> = {
  label: string;
  hint?: string;
  value: Value | null;
  choices: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
};

/** One of a few. */
export function ChoiceBox<Value extends string>({ label, hint, value, choices, onChange }: Props<Value>) {
  const options = (Object.keys(choices) as Value[]).map((each) => ({ value: each, label: choices[each] }));
  return (
    <Field label={label} hint={hint}>
      <Select
        value={value ?? ''}
        options={options}
        {...(value === null ? { placeholder: WORDS.unknown } : {})}
        onChange={({ target }) => onChange(target.value as Value)}
      />
    </Field>
  );
}
