import { monthText } from '#messages/business-plans/labels.ts';
import { PLAN_SCREEN as WORDS } from '#messages/business-plans/screens.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';

type Props = {
  label: string;
  value: string | null;
  from: string;
  count?: number;
  onChange: (month: string | null) => void;
};

/** A month out of those that a plan can have; one that lies outside stays among them. */
export function MonthBox({ label, value, from, count = 60, onChange }: Props) {
  const months = monthsFrom(from, count);
  const all = value !== null && !months.includes(value) ? [value, ...months] : months;
  return (
    <Field label={label}>
      <Select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        placeholder={WORDS.unknown}
        options={all.map((month) => ({ value: month, label: monthText(month) }))}
      />
    </Field>
  );
}

function monthsFrom(from: string, count: number): string[] {
  const first = Number(from.slice(0, 4)) * 12 + Number(from.slice(5)) - 1;
  return Array.from({ length: count }, (_, at) => {
    const month = first + at;
    return `${String(Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
