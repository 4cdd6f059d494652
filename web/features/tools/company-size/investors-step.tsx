import { HOLDER_KINDS } from '#domain/tools/company-size/size-input.ts';
import { SIZE_SCREEN, TOOL_PAGE } from '#messages/tools/screens.ts';
import { HOLDER_KIND_LABELS } from '#messages/tools/tools.ts';
import { nextRowId } from '#web/features/tools/row-id.ts';
import { RowCards } from '#web/features/tools/row-cards.tsx';
import { AnswerField, MoneyField, NumberField, SelectField, TextField } from '#web/features/tools/tool-fields.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { StepProps } from './first-steps.tsx';
import { newInvestorRow, SIZE_ROWS, type InvestorKind, type InvestorRow } from './size-draft.ts';

const KINDS = HOLDER_KINDS.filter((kind): kind is InvestorKind => kind !== 'firm' && kind !== 'person').map(
  (value) => ({
    value,
    label: HOLDER_KIND_LABELS[value],
  }),
);

/** Public bodies, and the investors that may hold up to half without harm (art. 3.2). */
export function InvestorsStep({ draft, onChange, problems }: StepProps) {
  const { investors } = draft;
  const addRow = () => [...investors, newInvestorRow(nextRowId('s', investors))];
  const changeRow = (id: string, change: Partial<InvestorRow>) =>
    onChange({ investors: investors.map((each) => (each.id === id ? { ...each, ...change } : each)) });
  return (
    <div className="grid gap-6">
      <AnswerField
        label={SIZE_SCREEN.hasInvestors}
        value={draft.hasInvestors}
        onChange={(hasInvestors) =>
          onChange({
            hasInvestors,
            ...(hasInvestors === 'si' && investors.length === 0 ? { investors: addRow() } : {}),
          })
        }
        className="max-w-xl"
      />
      {draft.hasInvestors === 'si' && (
        <RowCards
          rows={investors}
          rowLabel={SIZE_SCREEN.investor}
          addLabel={SIZE_SCREEN.addInvestor}
          max={SIZE_ROWS.investors}
          onAdd={() => onChange({ investors: addRow() })}
          onRemove={(row) => onChange({ investors: investors.filter((each) => each.id !== row.id) })}
        >
          {(row) => (
            <>
              <div className="field-grid sm:grid-cols-2">
                <TextField
                  label={SIZE_SCREEN.firmName}
                  value={row.name}
                  onChange={(name) => changeRow(row.id, { name })}
                  error={problems[`${row.id}.name`]}
                  required
                />
                <SelectField
                  label={SIZE_SCREEN.kind}
                  value={row.kind}
                  onChange={(kind) => changeRow(row.id, { kind })}
                  options={KINDS}
                />
                <NumberField
                  label={SIZE_SCREEN.share}
                  hint={SIZE_SCREEN.shareHint}
                  unit={TOOL_PAGE.percentUnit}
                  value={row.share}
                  onChange={(share) => changeRow(row.id, { share })}
                  error={problems[`${row.id}.share`]}
                  required
                />
                {row.kind === 'business_angel' && (
                  <MoneyField
                    label={SIZE_SCREEN.investment}
                    value={row.investment}
                    onChange={(investment) => changeRow(row.id, { investment })}
                  />
                )}
                {row.kind === 'local_authority' && (
                  <>
                    <MoneyField
                      label={SIZE_SCREEN.budget}
                      value={row.budget}
                      onChange={(budget) => changeRow(row.id, { budget })}
                    />
                    <NumberField
                      label={SIZE_SCREEN.inhabitants}
                      value={row.inhabitants}
                      onChange={(inhabitants) => changeRow(row.id, { inhabitants })}
                      error={problems[`${row.id}.inhabitants`]}
                    />
                  </>
                )}
              </div>
              <Checkbox
                label={SIZE_SCREEN.hasControl}
                hint={SIZE_SCREEN.hasControlHint}
                checked={row.hasControl}
                onChange={(event) => changeRow(row.id, { hasControl: event.target.checked })}
              />
            </>
          )}
        </RowCards>
      )}
    </div>
  );
}
