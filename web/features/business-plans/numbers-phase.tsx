import { useDeferredValue, useMemo, useState } from 'react';
import { projectionNeeds } from '#domain/business-plans/answers/done-phases.ts';
import { planFinance, type PlanFinance } from '#domain/business-plans/answers/finance.ts';
import { figuresOf } from '#domain/business-plans/writing/plan-facts.ts';
import { wholeMoney } from '#messages/business-plans/labels.ts';
import { NUMBERS as WORDS } from '#messages/business-plans/screens.ts';
import type { Trial } from '#domain/business-plans/remarks.ts';
import { AidBoxes, AssetBoxes, JobBoxes, LoanBoxes } from './asset-boxes.tsx';
import { FinanceRows } from './finance-rows.tsx';
import { GeneralBoxes, OpeningBoxes } from './general-boxes.tsx';
import { KeyFigures, LivePanel } from './live-panel.tsx';
import { PurchaseBoxes, RunningBoxes, SaleBoxes } from './sale-boxes.tsx';
import { TextQuestion } from './text-question.tsx';
import type { PlanDraft } from './use-plan.ts';

const blankOf =
  <List extends 'sales' | 'purchases' | 'running' | 'jobs' | 'assets' | 'loans' | 'aids'>(list: List) =>
  (id: string) =>
    planFinance.parse({ [list]: [{ id }] })[list][0]! as PlanFinance[List][number];

/** Questions as an owner counts on the left, what they come to on the right. */
export function NumbersPhase({ draft, today }: { draft: PlanDraft; today: string }) {
  const { answers, write } = draft;
  const { finance } = answers;
  const [trial, setTrial] = useState<Trial | null>(null);
  const shown = useDeferredValue(answers);
  const { figures, open } = useMemo(() => figuresOf(shown, today), [shown, today]);
  const tried = useMemo(
    () => (trial ? figuresOf({ ...shown, finance: trial.finance }, today).figures : null),
    [trial, shown, today],
  );
  const set = (part: Partial<PlanFinance>) => {
    setTrial(null);
    write({ finance: { ...finance, ...part } });
  };
  const from = finance.start ?? today.slice(0, 7);
  const first = figures?.result.years[0];
  return (
    <div className="grid gap-8 min-[900px]:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      {figures && <KeyFigures figures={figures} className="min-[900px]:hidden" />}
      <div className="grid content-start gap-8">
        <GeneralBoxes finance={finance} today={today} onChange={set} />
        <FinanceRows
          list="sales"
          finance={finance}
          open={open}
          blank={blankOf('sales')}
          onChange={(sales) => set({ sales })}
        >
          {(line, change) => <SaleBoxes line={line} change={change} />}
        </FinanceRows>
        {first && <Total label={WORDS.revenueOf(first.year)} value={wholeMoney(first.incomeStatement.revenue)} />}
        <FinanceRows
          list="purchases"
          finance={finance}
          open={open}
          blank={blankOf('purchases')}
          onChange={(purchases) => set({ purchases })}
        >
          {(line, change) => <PurchaseBoxes line={line} change={change} />}
        </FinanceRows>
        <FinanceRows
          list="running"
          finance={finance}
          open={open}
          blank={blankOf('running')}
          onChange={(running) => set({ running })}
        >
          {(line, change) => <RunningBoxes line={line} change={change} />}
        </FinanceRows>
        <FinanceRows
          list="jobs"
          finance={finance}
          open={open}
          blank={blankOf('jobs')}
          onChange={(jobs) => set({ jobs })}
        >
          {(line, change) => <JobBoxes line={line} change={change} from={from} />}
        </FinanceRows>
        {first && <Total label={WORDS.leftOf} value={wholeMoney(first.incomeStatement.ebitda)} />}
        <FinanceRows
          list="assets"
          finance={finance}
          open={open}
          blank={blankOf('assets')}
          onChange={(assets) => set({ assets })}
        >
          {(line, change) => <AssetBoxes line={line} change={change} from={from} />}
        </FinanceRows>
        <FinanceRows
          list="loans"
          finance={finance}
          open={open}
          blank={blankOf('loans')}
          onChange={(loans) => set({ loans })}
        >
          {(line, change) => <LoanBoxes line={line} change={change} from={from} />}
        </FinanceRows>
        <FinanceRows
          list="aids"
          finance={finance}
          open={open}
          blank={blankOf('aids')}
          onChange={(aids) => set({ aids })}
        >
          {(line, change) => <AidBoxes line={line} change={change} from={from} />}
        </FinanceRows>
        <OpeningBoxes finance={finance} today={today} onChange={set} />
        <TextQuestion question="growthReason" draft={draft} />
      </div>
      <LivePanel
        figures={figures}
        missing={projectionNeeds(shown.finance, today)}
        openCount={open.length}
        trial={trial}
        tried={tried}
        onTry={setTrial}
        onKeep={(kept) => set(kept.finance)}
      />
    </div>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <p className="flex justify-between border-t border-rule-2 pt-3 text-16 font-semibold tabular-nums">
      <span>{label}</span>
      <span>{value}</span>
    </p>
  );
}
