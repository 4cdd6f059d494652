import { halvesOf, lastSixMonths } from '#domain/analytics/months.ts';
import { addMonths, romeMoment } from '#domain/grants/rome-time.ts';
import { ANALYTICS as WORDS, monthTitle } from '#messages/analytics/analytics.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';

/** How far back one can look. */
const MONTHS_BACK = 36;
const YEARS = 3;

type Props = {
  months: readonly string[];
  first: string | undefined;
  now: number;
  onPeriod: (first: string | undefined) => void;
};

/** The halves of the last years, or six months from any other. */
export function PeriodPicker({ months, first, now, onPeriod }: Props) {
  const { day } = romeMoment(new Date(now));
  const year = Number(day.slice(0, 4));
  const halves = Array.from({ length: YEARS }, (_, back) => halvesOf(year - back))
    .flat()
    .filter((month) => month <= day.slice(0, 7));
  const starts = Array.from({ length: MONTHS_BACK }, (_, back) =>
    addMonths(`${day.slice(0, 7)}-01`, -back).slice(0, 7),
  );
  const isHalf = first !== undefined && halves.includes(first);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={WORDS.period} className="min-w-60">
        <Select
          value={first === undefined ? '' : isHalf ? first : 'altro'}
          placeholder={WORDS.lastSix}
          options={[
            ...halves.map((value) => ({ value, label: WORDS.half(value) })),
            { value: 'altro', label: `${WORDS.other}…` },
          ]}
          onChange={({ target: { value } }) =>
            onPeriod(
              value === ''
                ? undefined
                : value === 'altro'
                  ? addMonths(`${lastSixMonths(day)}-01`, -1).slice(0, 7)
                  : value,
            )
          }
        />
      </Field>
      <Field label={WORDS.other} className="min-w-48">
        <Select
          value={months[0] ?? ''}
          options={[...new Set([...starts, months[0] ?? ''])]
            .filter(Boolean)
            .map((value) => ({ value, label: monthTitle(value) }))}
          onChange={({ target: { value } }) => onPeriod(value)}
        />
      </Field>
      <p role="status" className="pb-2 text-14 text-ink-2">
        {WORDS.range(months[0] ?? '', months.at(-1) ?? '')}
      </p>
    </div>
  );
}
