import { MEASURES, type Measure } from '#domain/admin/summary.ts';
import { MEASURE_LABELS, SUMMARY as WORDS } from '#messages/admin/admin.ts';
import { formatCount, formatDate } from '#web/lib/format.ts';
import { LineChart } from '#web/ui/data/line-chart.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import type { Summary } from '#web/features/admin/api.ts';

type Props = { summary: Summary; shown: Measure; onMeasure: (measure: Measure) => void };

/** One measure over the period, against the period before. */
export function MeasureChart({ summary: { measures, bucketDays }, shown, onMeasure }: Props) {
  const line = measures.find(({ measure }) => measure === shown);
  if (!line) return null;
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
      <Field label={WORDS.measure} inline className="justify-self-start">
        <Select
          value={shown}
          options={MEASURES.map((value) => ({ value, label: MEASURE_LABELS[value] }))}
          onChange={({ target }) => onMeasure(target.value as Measure)}
        />
      </Field>
      <LineChart
        title={MEASURE_LABELS[shown]}
        summary={WORDS.chart(line.total, line.before)}
        columns={[bucketDays === 1 ? WORDS.columns.day : WORDS.columns.week, MEASURE_LABELS[shown]]}
        points={line.points.map(({ from, value }) => ({ label: formatDate(from), value }))}
        name={WORDS.now}
        before={{ name: WORDS.earlier, values: line.points.map(({ before }) => before) }}
        formatValue={formatCount}
      />
    </Panel>
  );
}
