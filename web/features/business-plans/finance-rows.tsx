import type { ReactNode } from 'react';
import { FINANCE_CAPS, type FinanceList, type PlanFinance } from '#domain/business-plans/answers/finance.ts';
import type { OpenLine } from '#domain/business-plans/answers/model-of.ts';
import { FINANCE_WORDS, NUMBERS as WORDS, PLAN_SCREEN } from '#messages/business-plans/screens.ts';
import { RowList } from '#web/ui/data/row-list.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

type Line<List extends FinanceList> = PlanFinance[List][number];
type Props<List extends FinanceList> = {
  list: List;
  finance: PlanFinance;
  open: readonly OpenLine[];
  blank: (id: string) => Line<List>;
  onChange: (lines: PlanFinance[List]) => void;
  children: (line: Line<List>, change: (part: Partial<Line<List>>) => void) => ReactNode;
};

/** Lines of one kind: each with its name, its figures, and a word where something is missing. */
export function FinanceRows<List extends FinanceList>({ list, finance, open, blank, onChange, children }: Props<List>) {
  const lines = finance[list] as Line<List>[];
  const words = FINANCE_WORDS[list];
  const put = (next: Line<List>[]) => onChange(next as PlanFinance[List]);
  return (
    <section className="grid gap-3">
      <h3 className="text-16 font-semibold">{words.title}</h3>
      <RowList
        look="line"
        rows={lines}
        rowLabel={(at) => lines[at - 1]?.name || words.row(at)}
        addLabel={words.add}
        removeLabel={PLAN_SCREEN.removeRow}
        max={FINANCE_CAPS.lines}
        onAdd={() => put([...lines, blank(newId(lines))])}
        onRemove={(_, index) => put(lines.filter((__, at) => at !== index))}
      >
        {(line, index) => {
          const change = (part: Partial<Line<List>>) =>
            put(lines.map((each, at) => (at === index ? { ...each, ...part } : each)));
          return (
            <>
              <div className="field-grid sm:grid-cols-2">
                <Field label={WORDS.name} className="sm:col-span-2">
                  <TextInput
                    value={line.name}
                    maxLength={FINANCE_CAPS.name}
                    onChange={({ target }) => change({ name: target.value } as Partial<Line<List>>)}
                  />
                </Field>
                {children(line, change)}
              </div>
              {open.some((each) => each.list === list && each.id === line.id) && (
                <p className="text-13 font-medium text-on-verify">{PLAN_SCREEN.missing}</p>
              )}
            </>
          );
        }}
      </RowList>
    </section>
  );
}

/** Short, and none twice in its list. */
function newId(lines: readonly { id: string }[]): string {
  for (let at = lines.length + 1; ; at += 1) {
    const id = `n${String(at)}`;
    if (!lines.some((line) => line.id === id)) return id;
  }
}
