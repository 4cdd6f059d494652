import type { PlanFinance } from '#domain/business-plan/answers/finance.ts';
import { NUMBERS as WORDS } from '#messages/business-plan/screens.ts';
import { ChoiceBox } from './choice-box.tsx';
import { FigureBox } from './figure-box.tsx';

type Change<Line> = { line: Line; change: (part: Partial<Line>) => void };

export function SaleBoxes({ line, change }: Change<PlanFinance['sales'][number]>) {
  return (
    <>
      <FigureBox
        label={WORDS.units}
        unit={WORDS.basisChoices[line.basis]}
        value={line.units}
        onChange={(units) => change({ units })}
        max={1e6}
      />
      <ChoiceBox
        label={WORDS.basis}
        value={line.basis}
        choices={WORDS.basisChoices}
        onChange={(basis) => change({ basis })}
      />
      <FigureBox label={WORDS.price} unit="€" value={line.price} onChange={(price) => change({ price })} />
      {line.basis === 'day' && (
        <FigureBox
          label={WORDS.daysOpen}
          unit={WORDS.days}
          value={line.daysOpen}
          min={1}
          max={366}
          isWhole
          onChange={(daysOpen) => change({ daysOpen })}
        />
      )}
      <FigureBox
        label={WORDS.vatPct}
        unit="%"
        value={line.vatPct}
        max={100}
        onChange={(vatPct) => change({ vatPct })}
      />
      <FigureBox
        label={WORDS.paidAfter}
        unit={WORDS.days}
        value={line.paidAfter}
        max={365}
        isWhole
        onChange={(paidAfter) => change({ paidAfter })}
      />
      <FigureBox
        label={WORDS.unitsGrowth}
        unit={WORDS.perYear}
        value={line.unitsGrowth}
        min={-90}
        max={500}
        onChange={(unitsGrowth) => change({ unitsGrowth })}
      />
      <FigureBox
        label={WORDS.priceGrowth}
        unit={WORDS.perYear}
        value={line.priceGrowth}
        min={-90}
        max={500}
        onChange={(priceGrowth) => change({ priceGrowth })}
      />
    </>
  );
}

export function PurchaseBoxes({ line, change }: Change<PlanFinance['purchases'][number]>) {
  return (
    <>
      <FigureBox
        label={WORDS.per100}
        unit="€"
        value={line.per100}
        max={100}
        onChange={(per100) => change({ per100 })}
      />
      <FigureBox
        label={WORDS.vatPct}
        unit="%"
        value={line.vatPct}
        max={100}
        onChange={(vatPct) => change({ vatPct })}
      />
      <FigureBox
        label={WORDS.payAfter}
        unit={WORDS.days}
        value={line.paidAfter}
        max={365}
        isWhole
        onChange={(paidAfter) => change({ paidAfter })}
      />
      <FigureBox
        label={WORDS.stock}
        unit={WORDS.days}
        value={line.stockDays}
        max={365}
        isWhole
        onChange={(stockDays) => change({ stockDays })}
      />
    </>
  );
}

export function RunningBoxes({ line, change }: Change<PlanFinance['running'][number]>) {
  return (
    <>
      <FigureBox label={WORDS.amount} unit="€" value={line.amount} onChange={(amount) => change({ amount })} />
      <ChoiceBox label={WORDS.per} value={line.per} choices={WORDS.perChoices} onChange={(per) => change({ per })} />
      <FigureBox
        label={WORDS.vatPct}
        unit="%"
        value={line.vatPct}
        max={100}
        onChange={(vatPct) => change({ vatPct })}
      />
      <FigureBox
        label={WORDS.growth}
        unit={WORDS.perYear}
        value={line.growth}
        min={-90}
        max={500}
        onChange={(growth) => change({ growth })}
      />
    </>
  );
}
