import type { ProjectionNeed } from '#domain/business-plans/answers/done-phases.ts';
import { USUAL_DSCR, type Trial } from '#domain/business-plans/remarks.ts';
import type { PlanFigures } from '#domain/business-plans/writing/plan-facts.ts';
import { inMonth, SCENARIO_LABELS, times, wholeMoney } from '#messages/business-plans/labels.ts';
import { LIVE as WORDS } from '#messages/business-plans/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { BarChart } from '#web/ui/data/bar-chart.tsx';
import { CashChart } from './cash-chart.tsx';
import { RemarkList } from './remark-list.tsx';

type Figures = NonNullable<PlanFigures>;
type Props = {
  figures: PlanFigures;
  /** What there are no figures without. */
  missing: readonly ProjectionNeed[];
  openCount: number;
  trial: Trial | null;
  tried: PlanFigures;
  onTry: (trial: Trial | null) => void;
  onKeep: (trial: Trial) => void;
};

/** Three figures, what a banker would say, then the drawings. */
export function LivePanel({ figures, missing, openCount, trial, tried, onTry, onKeep }: Props) {
  if (!figures) {
    return (
      <section aria-label={WORDS.label} className="content-start">
        <p className="rounded border border-rule-2 bg-sheet p-4 text-14 text-ink-2">{WORDS.waiting(missing)}</p>
      </section>
    );
  }
  const { result } = figures;
  return (
    <section aria-label={WORDS.label} className="grid content-start gap-4">
      <KeyFigures figures={figures} className="max-[899px]:hidden" />
      {openCount > 0 && <p className="text-13 font-medium text-on-verify">{WORDS.open(openCount)}</p>}
      <RemarkList remarks={figures.remarks} trial={trial} onTry={onTry} onKeep={onKeep} />
      <div className="relative overflow-hidden rounded border border-rule-2 bg-sheet p-4">
        <CashChart
          start={figures.input.start}
          values={result.monthlyCash}
          low={result.lowestCash}
          tried={tried && trial ? { values: tried.result.monthlyCash, trial } : null}
        />
      </div>
      <div className="relative overflow-hidden rounded border border-rule-2 bg-sheet p-4">
        <BarChart
          title={WORDS.revenueTitle}
          summary={result.years
            .map(({ year, incomeStatement }) => `${String(year)}: ${wholeMoney(incomeStatement.netProfit)}`)
            .join(' · ')}
          columns={[WORDS.plan, WORDS.revenueTitle]}
          formatValue={wholeMoney}
          points={result.years.map(({ year, incomeStatement }) => ({
            label: String(year),
            value: incomeStatement.revenue,
          }))}
        />
      </div>
      <Sensitivity figures={figures} />
    </section>
  );
}

/** Stay in sight while one types. */
export function KeyFigures({ figures: { result }, className }: { figures: Figures; className: string }) {
  const [first] = result.years;
  const cover = result.years.find(({ ratios }) => ratios.dscr !== null);
  const breakEven = first!.ratios.breakEvenRevenue;
  const cells = [
    {
      term: WORDS.lowest,
      value: wholeMoney(result.lowestCash.amount),
      note: inMonth(result.lowestCash.month),
      isBad: result.lowestCash.amount < 0,
    },
    {
      term: WORDS.cover,
      value: cover ? `${times(cover.ratios.dscr)} ${WORDS.times}` : '—',
      note: cover ? WORDS.coverNote(cover.year) : WORDS.noLoans,
      isBad: cover !== undefined && cover.ratios.dscr! < USUAL_DSCR,
    },
    {
      term: WORDS.breakEven,
      value: breakEven === null ? WORDS.never : wholeMoney(breakEven),
      note: WORDS.breakEvenNote(wholeMoney(first!.incomeStatement.revenue)),
      isBad: breakEven === null || breakEven > first!.incomeStatement.revenue,
    },
  ];
  return (
    <dl
      aria-live="polite"
      className={cn('sticky top-14 z-10 grid grid-cols-3 rounded border border-rule-2 bg-sheet', className)}
    >
      {cells.map(({ term, value, note, isBad }) => (
        <div key={term} className="min-w-0 border-rule-2 p-2 not-last:border-r sm:p-3">
          <dt className="text-13 text-ink-2">{term}</dt>
          <dd className={cn('text-14 font-semibold tabular-nums sm:text-18', isBad ? 'text-on-no' : 'text-on-ok')}>
            {value}
          </dd>
          <dd className="text-13 text-ink-2">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sensitivity({ figures: { result } }: { figures: Figures }) {
  const [first] = result.years;
  const rows = [
    { id: 'plan', name: WORDS.plan, profit: first!.incomeStatement.netProfit, dscr: first!.ratios.dscr },
    ...result.sensitivity.map(({ id, netProfit, dscr }) => ({
      id,
      name: SCENARIO_LABELS[id] ?? id,
      profit: netProfit[0] ?? 0,
      dscr: dscr[0] ?? null,
    })),
  ];
  return (
    <div className="relative overflow-hidden rounded border border-rule-2 bg-sheet p-4">
      <h3 className="pb-2 text-16 font-bold">{WORDS.worse}</h3>
      <table className="w-full text-14 tabular-nums">
        <thead className="text-13 text-ink-2">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {WORDS.inYear(first!.year)}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {WORDS.profit}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {WORDS.cover}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, profit, dscr }) => (
            <tr key={id} className="border-t border-rule">
              <th scope="row" className="py-2 text-left font-medium">
                {name}
              </th>
              <td className={cn('py-2 text-right', profit < 0 && 'font-semibold text-on-no')}>{wholeMoney(profit)}</td>
              <td className={cn('py-2 text-right', dscr !== null && dscr < 1 && 'font-semibold text-on-no')}>
                {times(dscr)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
