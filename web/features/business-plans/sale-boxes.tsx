import type { PlanFinance } from '#domain/business-plans/answers/finance.ts';
import { NUMBERS as WORDS } from '#messages/business-plans/screens.ts';
import { ChoiceBox } from './choice-box.tsx';
import { FigureBox } from './figure-box.tsx';
import { DaysBox, EuroBox, GrowthBox, VatBox } from './usual-boxes.tsx';

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
      <EuroBox label={WORDS.price} value={line.price} onChange={(price) => change({ price })} />
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
      <VatBox value={line.vatPct} onChange={(vatPct) => change({ vatPct })} />
      <DaysBox label={WORDS.paidAfter} value={line.paidAfter} onChange={(paidAfter) => change({ paidAfter })} />
      <GrowthBox
        label={WORDS.unitsGrowth}
        value={line.unitsGrowth}
        onChange={(unitsGrowth) => change({ unitsGrowth })}
      />
      <GrowthBox
        label={WORDS.priceGrowth}
        value={line.priceGrowth}
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
      <VatBox value={line.vatPct} onChange={(vatPct) => change({ vatPct })} />
      <DaysBox label={WORDS.payAfter} value={line.paidAfter} onChange={(paidAfter) => change({ paidAfter })} />
      <DaysBox label={WORDS.stock} value={line.stockDays} onChange={(stockDays) => change({ stockDays })} />
    </>
  );
}

export function RunningBoxes({ line, change }: Change<PlanFinance['running'][number]>) {
  return (
    <>
      <EuroBox label={WORDS.amount} value={line.amount} onChange={(amount) => change({ amount })} />
      <ChoiceBox label={WORDS.per} value={line.per} choices={WORDS.perChoices} onChange={(per) => change({ per })} />
      <VatBox value={line.vatPct} onChange={(vatPct) => change({ vatPct })} />
      <GrowthBox label={WORDS.growth} value={line.growth} onChange={(growth) => change({ growth })} />
    </>
  );
}
