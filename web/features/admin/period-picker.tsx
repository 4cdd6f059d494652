import { DEFAULT_PERIOD, PERIODS, type SummarySearch } from '#domain/admin/summary.ts';
import { PERIOD_LABELS } from '#messages/admin/admin.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';

type Period = NonNullable<SummarySearch['giorni']>;
type Props = { label: string; value: Period | undefined; onChange: (period: Period) => void };

/** How far back the figures of a desk reach. */
export const PeriodPicker = ({ label, value, onChange }: Props) => (
  <Field label={label} inline>
    <Select
      value={value ?? DEFAULT_PERIOD}
      options={PERIODS.map((each) => ({ value: each, label: PERIOD_LABELS[each] }))}
      onChange={({ target }) => onChange(target.value as Period)}
    />
  </Field>
);
