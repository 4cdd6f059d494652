import type { PlanFinance } from '#domain/business-plans/answers/finance.ts';
import { FORM_LABELS } from '#messages/business-plans/labels.ts';
import { NUMBERS as WORDS } from '#messages/business-plans/screens.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ChoiceBox } from './choice-box.tsx';
import { FigureBox } from './figure-box.tsx';
import { MonthBox } from './month-box.tsx';

type Props = { finance: PlanFinance; today: string; onChange: (part: Partial<PlanFinance>) => void };

/** When it begins, how the company pays taxes. */
export function GeneralBoxes({ finance, today, onChange }: Props) {
  const isPerson = finance.form !== null && finance.form !== 'srl';
  return (
    <section className="grid gap-3">
      <h3 className="text-16 font-semibold">{WORDS.general}</h3>
      <div className="field-grid sm:grid-cols-2">
        <MonthBox
          label={WORDS.start}
          from={today.slice(0, 7)}
          count={36}
          value={finance.start}
          onChange={(start) => onChange({ start })}
        />
        <ChoiceBox
          label={WORDS.years}
          value={String(finance.years) as '3' | '4' | '5'}
          choices={WORDS.yearsChoices}
          onChange={(years) => onChange({ years: Number(years) as 3 | 4 | 5 })}
        />
        <ChoiceBox
          label={WORDS.form}
          value={finance.form}
          choices={FORM_LABELS}
          onChange={(form) => onChange({ form })}
        />
        {finance.form !== 'forfettario' && (
          <ChoiceBox
            label={WORDS.vat}
            value={finance.vat}
            choices={WORDS.vatChoices}
            onChange={(vat) => onChange({ vat })}
          />
        )}
        {isPerson && (
          <ChoiceBox
            label={WORDS.inps}
            value={finance.inps}
            choices={WORDS.inpsChoices}
            onChange={(inps) => onChange({ inps })}
          />
        )}
        {finance.form === 'forfettario' && (
          <FigureBox
            label={WORDS.coefficient}
            unit="%"
            max={100}
            value={finance.coefficientPct}
            onChange={(coefficientPct) => onChange({ coefficientPct })}
          />
        )}
      </div>
      <Checkbox
        label={WORDS.isNew}
        checked={finance.isNew}
        onChange={({ target }) => onChange({ isNew: target.checked })}
      />
    </section>
  );
}

/** What is there on the first day, and what the owners put in. */
export function OpeningBoxes({ finance, today, onChange }: Props) {
  const { opening } = finance;
  const set = (part: Partial<PlanFinance['opening']>) => onChange({ opening: { ...opening, ...part } });
  return (
    <section className="grid gap-3">
      <h3 className="text-16 font-semibold">{WORDS.opening}</h3>
      <div className="field-grid sm:grid-cols-2">
        <FigureBox label={WORDS.cash} unit="€" value={opening.cash} onChange={(cash) => set({ cash })} />
        <FigureBox
          label={WORDS.receivables}
          unit="€"
          value={opening.receivables}
          onChange={(receivables) => set({ receivables })}
        />
        <FigureBox
          label={WORDS.payables}
          unit="€"
          value={opening.payables}
          onChange={(payables) => set({ payables })}
        />
        <FigureBox label={WORDS.assets} unit="€" value={opening.assets} onChange={(assets) => set({ assets })} />
        <FigureBox
          label={WORDS.assetsPct}
          unit="%"
          max={100}
          value={opening.assetsPct}
          onChange={(assetsPct) => set({ assetsPct })}
        />
        <FigureBox
          label={WORDS.ownMoney}
          unit="€"
          value={finance.ownMoney}
          onChange={(ownMoney) => onChange({ ownMoney })}
        />
        <MonthBox
          label={WORDS.ownMoneyMonth}
          from={finance.start ?? today.slice(0, 7)}
          value={finance.ownMoneyMonth}
          onChange={(ownMoneyMonth) => onChange({ ownMoneyMonth })}
        />
        <FigureBox
          label={WORDS.drawings}
          unit="€"
          value={finance.drawings}
          onChange={(drawings) => onChange({ drawings })}
        />
        <FigureBox
          label={WORDS.discount}
          unit="%"
          max={100}
          value={finance.discountPct}
          onChange={(discountPct) => onChange({ discountPct })}
        />
      </div>
    </section>
  );
}
