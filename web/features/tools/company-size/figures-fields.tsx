import { SIZE_SCREEN, TOOL_PAGE } from '#messages/tools/screens.ts';
import { MoneyField, NumberField } from '#web/features/tools/tool-fields.tsx';
import type { FiguresDraft } from './size-draft.ts';
import type { Problems } from './size-problems.ts';

type Props = {
  legend: string;
  /** The name of these figures among the problems. */
  name: string;
  figures: FiguresDraft;
  onChange: (figures: FiguresDraft) => void;
  problems: Problems;
  hasHints?: boolean;
};

/** People, turnover and balance total of one year. */
export function FiguresFields({ legend, name, figures, onChange, problems, hasHints = false }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 text-16 font-semibold">{legend}</legend>
      <div className="field-grid sm:grid-cols-3">
        <NumberField
          label={SIZE_SCREEN.staff}
          hint={hasHints && SIZE_SCREEN.staffHint}
          unit={TOOL_PAGE.peopleUnit}
          value={figures.staff}
          onChange={(staff) => onChange({ ...figures, staff })}
          error={problems[`${name}.staff`]}
        />
        <MoneyField
          label={SIZE_SCREEN.turnover}
          value={figures.turnover}
          onChange={(turnover) => onChange({ ...figures, turnover })}
        />
        <MoneyField
          label={SIZE_SCREEN.balance}
          hint={hasHints && SIZE_SCREEN.balanceHint}
          value={figures.balance}
          onChange={(balance) => onChange({ ...figures, balance })}
        />
      </div>
    </fieldset>
  );
}
