import type { PlanFinance } from '#domain/business-plans/answers/finance.ts';
import { NUMBERS as WORDS } from '#messages/business-plans/screens.ts';
import { ChoiceBox } from './choice-box.tsx';
import { FigureBox } from './figure-box.tsx';
import { MonthBox } from './month-box.tsx';
import { EuroBox, PercentBox, VatBox } from './usual-boxes.tsx';

type Change<Line> = { line: Line; change: (part: Partial<Line>) => void; from: string };

export function JobBoxes({ line, change, from }: Change<PlanFinance['jobs'][number]>) {
  return (
    <>
      <FigureBox label={WORDS.heads} unit="" value={line.heads} max={10_000} onChange={(heads) => change({ heads })} />
      <EuroBox label={WORDS.pay} value={line.pay} onChange={(pay) => change({ pay })} />
      <PercentBox
        label={WORDS.contributions}
        hint={WORDS.contributionsHint}
        value={line.contributionsPct}
        onChange={(contributionsPct) => change({ contributionsPct })}
      />
      <MonthBox label={WORDS.from} from={from} value={line.from} onChange={(month) => change({ from: month })} />
    </>
  );
}

export function AssetBoxes({ line, change, from }: Change<PlanFinance['assets'][number]>) {
  return (
    <>
      <EuroBox label={WORDS.cost} value={line.cost} onChange={(cost) => change({ cost })} />
      <MonthBox label={WORDS.month} from={from} value={line.month} onChange={(month) => change({ month })} />
      <VatBox value={line.vatPct} onChange={(vatPct) => change({ vatPct })} />
      <PercentBox
        label={WORDS.depreciation}
        hint={WORDS.depreciationHint}
        value={line.depreciationPct}
        onChange={(depreciationPct) => change({ depreciationPct })}
      />
    </>
  );
}

export function LoanBoxes({ line, change, from }: Change<PlanFinance['loans'][number]>) {
  return (
    <>
      <EuroBox label={WORDS.loan} value={line.amount} onChange={(amount) => change({ amount })} />
      <MonthBox label={WORDS.arrives} from={from} value={line.month} onChange={(month) => change({ month })} />
      <PercentBox label={WORDS.rate} value={line.ratePct} onChange={(ratePct) => change({ ratePct })} />
      <FigureBox
        label={WORDS.instalments}
        unit=""
        value={line.instalments}
        min={1}
        max={360}
        isWhole
        onChange={(instalments) => change({ instalments })}
      />
      <ChoiceBox
        label={WORDS.every}
        value={String(line.every) as '1' | '3' | '6'}
        choices={WORDS.everyChoices}
        onChange={(every) => change({ every: Number(every) as 1 | 3 | 6 })}
      />
    </>
  );
}

export function AidBoxes({ line, change, from }: Change<PlanFinance['aids'][number]>) {
  return (
    <>
      <ChoiceBox label={WORDS.kind} value={line.kind} choices={WORDS.kinds} onChange={(kind) => change({ kind })} />
      <EuroBox label={WORDS.amount} value={line.amount} onChange={(amount) => change({ amount })} />
      <MonthBox label={WORDS.award} from={from} value={line.award} onChange={(award) => change({ award })} />
      <MonthBox label={WORDS.paidIn} from={from} value={line.paidIn} onChange={(paidIn) => change({ paidIn })} />
    </>
  );
}
